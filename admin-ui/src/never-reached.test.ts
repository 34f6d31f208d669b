import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEVER_REACHED } from '../never-reached.ts';

const sources = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(import.meta.dirname, path), 'utf8')]),
);
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'(?:react-admin|ra-core|ra-ui-materialui)'/g;

/** Which files take a name from react-admin. */
const takenBy = (names: readonly string[]) =>
  [...sources].flatMap(([path, source]) =>
    [...source.matchAll(IMPORT)]
      .flatMap(([, list = '']) => list.split(','))
      .map((item) => item.trim().split(' as ')[0] ?? '')
      .filter((name) => names.includes(name))
      .map((name) => `${path}: ${name}`),
  );

describe('what the build leaves out of react-admin', () => {
  it('is said of the modules that this test knows', () => {
    expect(Object.keys(NEVER_REACHED)).toEqual([
      'ra-core/dist/routing/adapters/reactRouterProvider.js',
      'ra-ui-materialui/dist/list/ListView.js',
      'ra-core/dist/export/defaultExporter.js',
      'node-polyglot/index.js',
    ]);
  });

  it('a router of its own: the app stands in one', () => {
    expect(takenBy(['Admin', 'AdminContext', 'CoreAdmin'])).toEqual([]);
    expect(sources.get('client/start.tsx')).toMatch(/<BrowserRouter[^>]*>\s*<AdminApp/);
  });

  it('buttons, pages and the empty page of a list: the one list that all others are made of has its own', () => {
    expect(takenBy(['List', 'ListView', 'InfiniteList', 'ListGuesser', 'ReferenceManyField'])).toEqual([
      'lists/ListPage.tsx: List',
    ]);
    const [, props = ''] = /<List\b([\s\S]*?)\n {2}>/.exec(sources.get('lists/ListPage.tsx') ?? '') ?? [];
    for (const prop of ['actions={', 'pagination={', 'empty={false}']) expect(props).toContain(prop);
  });

  it('the writing of files', () => {
    expect(takenBy(['ExportButton', 'BulkExportButton', 'ListActions', 'defaultExporter'])).toEqual([]);
  });
});
