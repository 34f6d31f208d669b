import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';

interface Described {
  readonly method: string;
  readonly pattern: RegExp;
  readonly statuses: ReadonlySet<number>;
  readonly name: string;
}

const operations = new WeakMap<FastifyInstance, readonly Described[]>();

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
