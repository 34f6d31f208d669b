import { REVIEW_PAGES } from '@sternklar/contracts/pages';
import { LEGAL_PATHS, type LegalPageName } from '@sternklar/contracts/site';

/** The screens of this app and where they are. */
export const PATHS = {
  landing: '/',
  dashboard: '/dashboard',
  account: '/konto',
  reviews: REVIEW_PAGES,
  admin: '/admin',
} as const;

export type Screen = 'landing' | 'dashboard' | 'account' | 'review' | LegalPageName | 'not-found';

export interface Destination {
  readonly screen: Screen;
  /** Where the address bar belongs, when it is not there already. */
  readonly redirectTo: string | null;
}

const here = (screen: Screen): Destination => ({ screen, redirectTo: null });

const legalPages = new Map<string, LegalPageName>(
  (Object.keys(LEGAL_PATHS) as LegalPageName[]).map((name) => [LEGAL_PATHS[name], name]),
);

const customerPages = new Map<string, Screen>([
  [PATHS.dashboard, 'dashboard'],
  [PATHS.account, 'account'],
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a review's own page is. */
export const reviewPath = (reviewId: string): string => `${PATHS.reviews}/${reviewId}`;

/** The id in the path of a review's page; null for every other path. */
export const reviewIdIn = (path: string): string | null => {
  const id = path.startsWith(`${PATHS.reviews}/`) ? path.slice(PATHS.reviews.length + 1).replace(/\/+$/, '') : '';
  return UUID.test(id) ? id : null;
};

const WAY_ON = 'weiter';

/** Where somebody wanted to go before they signed in, as the landing page's address says it: a review's page, or nowhere. */
export const wayOn = (search: string): string | null => {
  const id = reviewIdIn(new URLSearchParams(search).get(WAY_ON) ?? '');
  return id === null ? null : reviewPath(id);
};

const landingBefore = (path: string): string => `${PATHS.landing}?${new URLSearchParams({ [WAY_ON]: path })}`;

/**
 * What a path shows to somebody with or without a token: the landing page is for visitors, dashboard and account
 * for customers; each sends the other kind to its place. A visitor who wanted to see a review is led there once signed in; the
 * landing page's `search` remembers it. Legal pages are for everybody.
 */
export const destinationOf = (path: string, hasToken: boolean, search = ''): Destination => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  if (plain === PATHS.landing) {
    return hasToken ? { screen: 'dashboard', redirectTo: wayOn(search) ?? PATHS.dashboard } : here('landing');
  }
  if (reviewIdIn(plain) !== null) {
    return hasToken ? here('review') : { screen: 'landing', redirectTo: landingBefore(plain) };
  }
  const customerPage = customerPages.get(plain);
  if (customerPage !== undefined) {
    return hasToken ? here(customerPage) : { screen: 'landing', redirectTo: PATHS.landing };
  }
  return here(legalPages.get(plain) ?? 'not-found');
};
