import { LEGAL_PATHS, type Site } from './site.ts';

/** The pages that everybody may read and search engines may list, in the order of their weight. */
export const PUBLIC_PATHS: readonly string[] = ['/', ...Object.values(LEGAL_PATHS)];

/** Where signed-in customers are. Nothing of theirs is on the server's page: it is an empty shell. */
export const CUSTOMER_PATHS: readonly string[] = ['/dashboard', '/konto', '/konto/abo', '/bewertungen'];

/** Below it each review has a page of its own, under its id; the server sends all of them the same shell. */
export const REVIEW_PAGES = '/bewertungen';

/** The id of the element that a page's content stands in. */
export const ROOT_ELEMENT_ID = 'app';
/** The root element's attribute with the path whose content the server rendered into it; the app takes it over there. */
export const RENDERED_PATH_ATTRIBUTE = 'data-rendered';

/** The name of the page's meta element that tells which build it came from. */
export const BUILD_META_NAME = 'build';

/** One page of the customer app as its server build renders it. */
export interface RenderedPage {
  readonly title: string;
  /** For search engines and link previews; null for pages that are nobody's business. */
  readonly description: string | null;
  /** What stands in the root element. */
  readonly html: string;
  /** The source modules, as the client build's manifest names them, whose styles … */
  readonly styles: readonly string[];
  /** … and whose scripts the page needs at once. */
  readonly scripts: readonly string[];
}

/** What `entry-server.js` in the customer app's server build exports. */
export interface CustomerAppOnServer {
  /** Renders the page at a path of `PUBLIC_PATHS` or `CUSTOMER_PATHS`; throws for any other. */
  renderPage(path: string, site: Site): Promise<RenderedPage>;
}
