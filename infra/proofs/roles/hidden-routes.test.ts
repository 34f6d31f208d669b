import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../../backend/src/testing/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

/** `POST /api/reviews`; the names of parameters do not matter. */
const nameOf = (method: string, path: string) =>
  `${method.trim().toUpperCase()} ${path.replace(/:\w+(\|:\w+)*|\{\w+\}/g, '{}')}`;

/** All routes, from the tree that Fastify draws of them: four characters of indentation per level. */
const routesIn = (tree: string): readonly string[] => {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indentation, part, methods] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
    if (indentation === undefined || part === undefined || methods === undefined) return [];
    const depth = indentation.length / 4;
    above.splice(depth);
    above[depth] = part;
    const path = above.join('').replace(/\/+/g, '/');
    return methods.split(',').map((method) => nameOf(method, path));
  });
};

/**
 * Mail programs unsubscribe at the very address of the link (RFC 8058), which is a page's, and the page by which a change of
 * address is taken back has no script; their own tests judge them.
 */
const CHANGES_OUTSIDE_THE_API = [
  'POST /adresse-zurueck',
  'POST /antwort/abbestellen',
  'POST /answer/decline',
  'POST /abbestellen',
];

it('every route below /api is in the document that the roles proof goes by, and no other one changes anything', async () => {
  const { body } = await world.visitor.get<{ paths: Record<string, object> }>('/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => nameOf(method, path)),
  );
  const routes = routesIn(world.app.printRoutes({ commonPrefix: false }));
  expect(routes).toEqual(expect.arrayContaining(described));
  const hidden = routes.filter((route) => !described.includes(route) && !route.startsWith('HEAD '));
  expect(hidden.filter((route) => !route.startsWith('GET '))).toEqual(CHANGES_OUTSIDE_THE_API);
  expect(hidden.filter((route) => /^GET \/api\/(?!docs(\/|$))/.test(route))).toEqual([]);
});
