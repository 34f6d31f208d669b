import type { NeverReached } from '../infra/vite/leave-out.ts';

/**
 * What the back office never reaches in react-admin, by module: defaults that it replaces, and what is older than every
 * browser that it runs in. never-reached.test.ts beside the sources holds them to it.
 */
export const NEVER_REACHED: Readonly<Record<string, NeverReached>> = {
  // It stands in a router of its own: without one, react-admin would bring another kind of router.
  'ra-core/dist/routing/adapters/reactRouterProvider.js': { variables: { InternalRouter: 'null' } },
  // Lists have buttons and pages of their own, and say in their own words that they are empty.
  'ra-ui-materialui/dist/list/ListView.js': {
    variables: { defaultActions: 'null', defaultPagination: 'null', defaultEmpty: 'null' },
  },
  // Files are written by csv.ts.
  'ra-core/dist/export/defaultExporter.js': {
    imports: ['jsonexport/dist/index.js'],
    variables: { defaultExporter: 'null' },
  },
  'node-polyglot/index.js': { variables: { entries: 'Object.entries', has: 'Object.hasOwn' } },
};
