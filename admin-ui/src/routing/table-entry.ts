import type { LazyPage } from './lazy-page.tsx';

/** What the back office lists: its pages stand at /<name>, /<name>/create, /<name>/:id and /<name>/:id/show. */
export interface ResourceEntry {
  readonly name: string;
  readonly list: LazyPage;
  readonly create?: LazyPage;
  readonly edit?: LazyPage;
  readonly show?: LazyPage;
}

/** A page that belongs to no list, at a path below /admin. */
export interface PageEntry {
  readonly path: `/${string}`;
  readonly page: LazyPage;
}
