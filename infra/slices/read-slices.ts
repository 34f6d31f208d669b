import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { allProjections } from '@sternklar/projections/projections';
import { manifests } from '../../backend/src/capabilities.ts';
import type { Access } from '../../backend/src/platform/access.port.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Route {
  readonly method: string;
  /** As the server routes it, below /api: '/reviews/:id/status'. */
  readonly path: string;
  /** 'admin, auditor'. */
  readonly access: string;
}

/** One use case: what starts it, the events it records, and the screens that call it. */
export interface Slice {
  readonly capability: string;
  readonly useCase: string;
  readonly kind: 'call' | 'reactor' | 'job' | 'other';
  readonly file: string;
  readonly routes: readonly Route[];
  readonly events: readonly string[];
  /** Events that start it: a reactor's. */
  readonly handles: readonly string[];
  readonly screens: readonly string[];
}

export interface Slices {
  readonly slices: readonly Slice[];
  /** Event type → names of the read models that handle it. */
  readonly readModels: ReadonlyMap<string, readonly string[]>;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|dist)\//.test(file))
    .sort();

const backendFiles = filesBelow(join(root, 'backend/src'));
const uiTexts = ['customer-ui/src', 'admin-ui/src', 'chat-widget/src']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

/** The file that a declaration names by its stem. Throws when there is none: then nobody finds it. */
const fileOf = (capability: string, name: string): string => {
  const found = backendFiles.filter((file) => basename(file).split('.')[0] === name);
  const file = found.find((one) => one.includes(`/${capability}/`)) ?? found[0];
  if (!file) throw new Error(`${capability} declares ${name}, but no file below backend/src is called so.`);
  return relative(root, file);
};

/** Screens whose source names the path, with any expression in place of a parameter. */
const screensCalling = (path: string) => {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/\'"`]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const pattern = new RegExp(`['"\`](/api)?${parts.join('/')}['"\`?]`);
  return uiTexts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
};

const textOf = (access: Access) => (typeof access === 'string' ? access : access.join(', '));

/** The product's slices, as its manifests declare them. */
export const readSlices = (): Slices => {
  const slices = manifests.flatMap((capability) => {
    const base = (name: string, kind: Slice['kind'], events: readonly string[]) => ({
      capability: capability.name,
      useCase: name,
      kind,
      file: fileOf(capability.name, name),
      events,
      routes: [],
      handles: [],
      screens: [],
    });
    return [
      ...capability.slices.map((slice): Slice => {
        const [method = '', path = ''] = slice.call.split(' ');
        const routes = [{ method, path, access: textOf(slice.access) }];
        return { ...base(slice.name, 'call', slice.records), routes, screens: screensCalling(path) };
      }),
      ...capability.reactors.map(
        ({ name, records, handles }): Slice => ({ ...base(name, 'reactor', records), handles }),
      ),
      ...capability.jobs.map(({ name, records }): Slice => base(name, 'job', records)),
      ...capability.others.map(({ name, records }): Slice => base(name, 'other', records)),
    ];
  });
  const readModels = new Map(
    [...eventRegistry.keys()].map((type) => [
      type,
      allProjections.filter((projection) => projection.handles.includes(type)).map((projection) => projection.name),
    ]),
  );
  return { slices, readModels };
};
