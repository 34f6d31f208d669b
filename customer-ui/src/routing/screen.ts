import { LEGAL_PATHS, type LegalPageName } from '@sternklar/contracts/site';

/** The screens of this app and where they are. */
export const PATHS = { landing: '/', dashboard: '/dashboard', account: '/konto', admin: '/admin' } as const;

export type Screen = 'landing' | 'dashboard' | 'account' | LegalPageName | 'not-found';

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

/**
 * What a path shows to somebody with or without a token: the landing page is for visitors, dashboard and account
 * for customers; each sends the other kind to its place. Legal pages are for everybody.
 */
export const destinationOf = (path: string, hasToken: boolean): Destination => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  if (plain === PATHS.landing) return hasToken ? { screen: 'dashboard', redirectTo: PATHS.dashboard } : here('landing');
  const customerPage = customerPages.get(plain);
  if (customerPage !== undefined) {
    return hasToken ? here(customerPage) : { screen: 'landing', redirectTo: PATHS.landing };
  }
  return here(legalPages.get(plain) ?? 'not-found');
};
