import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';

interface Described {
  readonly method: string;
  readonly pattern: RegExp;
  readonly statuses: ReadonlySet<number>;
  readonly name: string;
}

const operations = new WeakMap<FastifyInstance, readonly Described[]>();
/** Of whole products, by all their routes: in one process the same routes declare the same, and describing them takes a while. */
const ofProducts = new Map<string, readonly Described[]>();

const describedBy = (app: FastifyInstance): readonly Described[] => {
  const { paths = {} } = app.swagger() as OpenAPIV3_1.Document;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      method: method.toUpperCase(),
      name: `${method.toUpperCase()} ${path}`,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      statuses: new Set(Object.keys((operation as OpenAPIV3_1.OperationObject).responses ?? {}).map(Number)),
    })),
  );
};

/** For the server of a whole product, once it is ready: others with the same routes need not be described again. */
export const describeProduct = (app: FastifyInstance): void => {
  const routes = app.printRoutes({ commonPrefix: false });
  const known = ofProducts.get(routes) ?? describedBy(app);
  ofProducts.set(routes, known);
  operations.set(app, known);
};

/** Throws when an operation of the OpenAPI document answers a status that the document does not name. */
export const assertDeclared = (
  app: FastifyInstance,
  request: { readonly method: string; readonly url: string },
  status: number,
): void => {
  const known = operations.get(app) ?? describedBy(app);
  operations.set(app, known);
  const path = request.url.split('?')[0] ?? '';
  // The more literal path first: /api/admin/users is not /api/admin/{id}.
  const [operation] = known
    .filter(({ method, pattern }) => method === request.method && pattern.test(path))
    .sort((one, other) => Number(one.name.includes('{')) - Number(other.name.includes('{')));
  if (operation === undefined || operation.statuses.has(status)) return;
  throw new Error(`${operation.name} answered ${status}, which its OpenAPI description does not name.`);
};
