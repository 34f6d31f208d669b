import { REVIEW_PAGES } from '@sternklar/contracts/pages';
import { LEGAL_PATHS, type LegalPageName } from '@sternklar/contracts/site';

/** The screens of this app and where they are. */
export const PATHS = {
  landing: '/',
  dashboard: '/dashboard',
  account: '/konto',
  subscribed: '/konto/abo',
  reviews: REVIEW_PAGES,
  admin: '/admin',
} as const;

export type Screen = 'landing' | 'dashboard' | 'account' | 'subscribed' | 'review' | LegalPageName | 'not-found';

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
  [PATHS.subscribed, 'subscribed'],
]);

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a review's own page is. */
export const reviewPath = (reviewId: string): string => `${PATHS.reviews}/${reviewId}`;

/** The id in the path of a review's page; null for every other path. */
export const reviewIdIn = (path: string): string | null => {
  const id = path.startsWith(`${PATHS.reviews}/`) ? path.slice(PATHS.reviews.length + 1).replace(/\/+$/, '') : '';
  return UUID.test(id) ? id : null;
};

/** Longer than any address of a page. */
const MOST_LETTERS = 200;
const HASH = /^#[a-z0-9-]+$/i;

/** The address of one of the customers' pages, with the place on it if it names one; null for everything else. */
export const customerPageIn = (place: string): string | null => {
  if (place.length > MOST_LETTERS) return null;
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(place) ?? [];
  const plain = withoutSlash(path);
  if (!customerPages.has(plain) && reviewIdIn(plain) === null) return null;
  return HASH.test(hash) ? `${plain}${hash}` : plain;
};

const ADMIN_PAGE = /^\/admin(?![^/?#]).{0,2000}$/;

/** The address of a page of the back office, which is an app of its own; null for everything else. */
export const adminPageIn = (place: string): string | null => (ADMIN_PAGE.test(place) ? place : null);

/**
 * What a path shows to somebody with or without a token: the landing page is for visitors, dashboard, account and reviews are
 * for customers; each sends the other kind to its place. Whoever has just signed in goes on to their `goal`, if they had one.
 * Legal pages are for everybody.
 */
export const destinationOf = (path: string, hasToken: boolean, goal: string | null = null): Destination => {
  const plain = withoutSlash(path);
  if (plain === PATHS.landing) {
    if (!hasToken) return here('landing');
    // What stands here stays until the other app is there.
    const leaves = adminPageIn(goal ?? '') !== null;
    return { screen: leaves ? 'landing' : 'dashboard', redirectTo: goal ?? PATHS.dashboard };
  }
  const customerPage = reviewIdIn(plain) === null ? customerPages.get(plain) : 'review';
  if (customerPage !== undefined) {
    return hasToken ? here(customerPage) : { screen: 'landing', redirectTo: PATHS.landing };
  }
  return here(legalPages.get(plain) ?? 'not-found');
};
