import { CUSTOMER_PATHS, PUBLIC_PATHS, REVIEW_PAGES } from '@sternklar/contracts/pages';

const PAGES = new Set([...PUBLIC_PATHS, ...CUSTOMER_PATHS, '/admin']);
const REVIEW_PAGE = new RegExp(`^${REVIEW_PAGES}/[0-9a-f-]{36}$`);

/**
 * The one address of the page that somebody meant who typed it in capitals or with slashes at its end, with what they asked it;
 * null for any other, and for the address itself. It is always a path of ours: nobody can be led elsewhere.
 */
export const meantAddress = (url: string): string | null => {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const meant = path.replace(/(?!^)\/+$/, '').toLowerCase();
  const isPage = PAGES.has(meant) || REVIEW_PAGE.test(meant);
  return isPage && meant !== path ? meant + query : null;
};
