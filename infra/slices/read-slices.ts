import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { allProjections } from '@sternklar/projections/projections';

const root = resolve(import.meta.dirname, '../..');

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly access: string;
}

/** One use case: its folder, the calls that start it, the events it records, and the screens that call it. */
export interface Slice {
  readonly capability: string;
  readonly useCase: string;
  readonly folder: string;
  readonly routes: readonly Route[];
  readonly events: readonly string[];
  readonly screens: readonly string[];
}

export interface ReactorFile {
  readonly name: string;
  readonly file: string;
  readonly handles: readonly string[];
}

export interface Slices {
  readonly slices: readonly Slice[];
  readonly reactors: readonly ReactorFile[];
  /** Event type → names of the read models that handle it. */
  readonly readModels: ReadonlyMap<string, readonly string[]>;
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

const isShipped = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|builders)\.tsx?$/.test(file) && !file.includes('/dist/');
const read = (file: string) => readFileSync(file, 'utf8');

/** What an event type's definition is called. */
const definitionOf = (type: string) => `${type[0]?.toLowerCase()}${type.slice(1)}`;
const eventsIn = (text: string) =>
  [...eventRegistry.keys()].filter((type) => new RegExp(`type: '${type}'|\\b${definitionOf(type)}\\(`).test(text));
const handledIn = (text: string) =>
  [...eventRegistry.keys()].filter((type) => new RegExp(`'${type}'|\\b${definitionOf(type)}\\.type`).test(text));

const ROUTE = /\.(get|post|put|delete)\(\s*['"`]([^'"`]+)['"`]\s*,\s*\{[\s\S]{0,200}?access:\s*('[^']+'|\[[^\]]*\])/g;
const routesIn = (text: string): Route[] =>
  [...text.matchAll(ROUTE)].map(([, method = '', path = '', access = '']) => ({
    method: method.toUpperCase(),
    path,
    access: access.replace(/['[\]]/g, ''),
  }));

const uiFiles = ['customer-ui/src', 'admin-ui/src', 'chat-widget/src']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter(isShipped);

/** Screens whose source names the path, with any expression in place of a parameter. */
const screensCalling = (routes: readonly Route[]) => {
  const patterns = routes.map(({ path }) => {
    const parts = path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/\'"`]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    return new RegExp(`['"\`](/api)?${parts.join('/')}['"\`?]`);
  });
  return uiFiles
    .filter((file) => patterns.some((pattern) => pattern.test(read(file))))
    .map((file) => relative(root, file));
};

const readSlice = (capability: string, folder: string): Slice[] => {
  const files = filesBelow(folder).filter(isShipped);
  const text = files.map(read).join('\n');
  const routes = files.filter((file) => file.endsWith('.route.ts')).flatMap((file) => routesIn(read(file)));
  const events = eventsIn(text);
  if (routes.length === 0 && events.length === 0) return [];
  const useCase = basename(folder);
  return [{ capability, useCase, folder: relative(root, folder), routes, events, screens: screensCalling(routes) }];
};

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Reads the product's slices from its sources, by the conventions of ARCHITECTURE.md. */
export const readSlices = (): Slices => {
  const backend = join(root, 'backend/src');
  // The platform has use cases, too: operations is one of them.
  const rooms = [...foldersIn(backend), ...foldersIn(join(backend, 'platform')).map((name) => `platform/${name}`)];
  const capabilities = rooms.filter((name) => existsSync(join(backend, name, 'index.ts')));
  const slices = capabilities.flatMap((capability) =>
    foldersIn(join(backend, capability))
      .filter((name) => name !== 'reactors')
      .flatMap((name) => readSlice(capability, join(backend, capability, name))),
  );
  const reactors = capabilities
    .flatMap((capability) => filesBelow(join(backend, capability, 'reactors')))
    .filter((file) => isShipped(file) && basename(file).startsWith('when-'))
    .map((file) => ({ name: basename(file, '.ts'), file: relative(root, file), handles: handledIn(read(file)) }));
  const readModels = new Map(
    [...eventRegistry.keys()].map((type) => [
      type,
      allProjections.filter((projection) => projection.handles.includes(type)).map((projection) => projection.name),
    ]),
  );
  return { slices, reactors, readModels };
};
