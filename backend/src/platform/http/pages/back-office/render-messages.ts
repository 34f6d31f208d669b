import type { AdminSite, ApiAnswer } from '@sternklar/contracts/admin-pages';
import type { ShellForRows } from './admin-document.ts';

/** What a renderer works with as long as it lives. */
export interface RendererData {
  /** The address of the back office's server build. */
  readonly script: string;
  /** The built page that the contents are put into. */
  readonly shell: ShellForRows;
  readonly site: AdminSite;
}

export interface PageOrder {
  /** Path and query, beginning with /admin. */
  readonly url: string;
  /** For the styles of the page. */
  readonly nonce: string;
  /** Whose page it is. */
  readonly sessionId: string;
  readonly encoding: 'br' | 'gzip' | null;
}

export interface FinishedPage {
  readonly isFound: boolean;
  /** The page in the order's encoding. */
  readonly body: Uint8Array;
}

/** From the server to a renderer. */
export type ToRenderer =
  | { readonly kind: 'order'; readonly order: PageOrder }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer | null };

/** From a renderer to the server; one order is worked on at a time. */
export type FromRenderer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'get'; readonly call: number; readonly path: string }
  | { readonly kind: 'page'; readonly page: FinishedPage }
  | { readonly kind: 'failed'; readonly reason: string };
