import type { Site } from './site.ts';

/** Where the back office opens for whoever the server does not know: its first tab. */
export const ADMIN_START_PATH = '/admin/users';

/** The id of the element that a page's content stands in, … */
export const ADMIN_ROOT_ELEMENT_ID = 'root';
/** … and of the data block with what the server knew when it rendered the page. */
export const ADMIN_STATE_ELEMENT_ID = 'state';

/** For the app in the browser: whose page this is, and the answers it was rendered with. */
export interface AdminPageState {
  readonly sessionId: string;
  /** What @tanstack/react-query dehydrates. */
  readonly queries: unknown;
}

/** What the back office is told about the installation, in the data block that customers' pages have, too. */
export type AdminSite = Pick<Site, 'brand' | 'uiTexts'>;

/** An answer of the API, as it is passed to the renderer. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AdminPageRequest {
  /** Path and query, beginning with /admin. */
  readonly url: string;
  readonly site: AdminSite;
  /** GET on a path below /api, with the rights of the person who asked for the page. */
  readonly get: (path: string) => Promise<ApiAnswer>;
}

export interface RenderedAdminPage {
  readonly title: string;
  /** False when there is no such page; the HTML says so then. */
  readonly isFound: boolean;
  /** What stands in the root element. */
  readonly html: string;
  /** The styles of what stands there, each for a style element whose `data-emotion` is `names`. */
  readonly styles: readonly { readonly names: string; readonly css: string }[];
  readonly queries: AdminPageState['queries'];
}

/** What `entry-server.js` in the back office's server build exports. */
export interface AdminAppOnServer {
  /** Rejects when something that the page shows cannot be read, or its rendering fails. */
  renderPage(request: AdminPageRequest): Promise<RenderedAdminPage>;
}
