import { matchPath } from 'react-router';
import { type PageEntry, pages, resources } from '../resources.ts';
import type { LazyPage } from './lazy-page.tsx';

/** Every page by its pattern, the more exact ones first: as the router decides. */
const patterns: readonly PageEntry[] = [
  ...pages,
  ...resources.flatMap(({ name, list, create, edit, show }) => [
    { path: `/${name}` as const, page: list },
    ...(create ? [{ path: `/${name}/create` as const, page: create }] : []),
    ...(edit ? [{ path: `/${name}/:id` as const, page: edit }] : []),
    ...(show ? [{ path: `/${name}/:id/show` as const, page: show }] : []),
  ]),
];

/** The page at a path below /admin; null when there is none. */
export const pageAt = (path: string): LazyPage | null =>
  patterns.find((pattern) => matchPath(pattern.path, path) !== null)?.page ?? null;

/** The list that stands at an address's path; null where another page does. */
export const listAt = (pathname: string): string | null =>
  resources.find(({ name }) => pathname === `/admin/${name}`)?.name ?? null;

/** Loads the code of all pages, so that each renders at once. */
export const preloadAll = async (): Promise<void> => {
  await Promise.all(patterns.map(({ page }) => page.preload()));
};
