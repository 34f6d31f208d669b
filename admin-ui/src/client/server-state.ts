import { ADMIN_STATE_ELEMENT_ID, type AdminPageState, type AdminSite } from '@sternklar/contracts/admin-pages';
import { DEFAULT_BRAND, SITE_ELEMENT_ID } from '@sternklar/contracts/site';

type Blocks = Pick<Document, 'getElementById'>;

/** The installation that this page belongs to; the defaults on a page served by Vite alone. */
export const siteOf = (document: Blocks): AdminSite => {
  const text = document.getElementById(SITE_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as AdminSite) : { brand: DEFAULT_BRAND, uiTexts: 'verbatim' };
};

/** What the server left for the app beside the page it rendered; null on a page that it did not render. */
export const serverState = (document: Blocks): AdminPageState | null => {
  const text = document.getElementById(ADMIN_STATE_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as AdminPageState) : null;
};

/** The session that a bearer token names, read without checking it; null when it is no such token. */
export const sessionNamedBy = (token: string): string | null => {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims.sid === 'string' ? claims.sid : null;
  } catch {
    return null;
  }
};

/**
 * Whether the page that the server rendered for its cookie is that of the person signed in here: only then may the app
 * take it over. One session belongs to one person, and the page's answers are no older than it.
 */
export const isOwnPage = (state: AdminPageState | null, token: string): state is AdminPageState =>
  state !== null && state.sessionId === sessionNamedBy(token);
