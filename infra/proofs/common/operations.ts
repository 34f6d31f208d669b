import type { OpenAPIV3_1 } from 'openapi-types';
import type { Access } from '../../../backend/src/platform/access.port.ts';

/** One operation of the API, as the running server describes it. */
export interface Operation {
  /** `POST /api/reviews` */
  readonly name: string;
  readonly method: string;
  /** With parameters in braces: `/api/reviews/{id}/status`. */
  readonly path: string;
  readonly access: Access;
  readonly described: OpenAPIV3_1.OperationObject;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ROLES = ['admin', 'auditor'];

const isAccess = (value: unknown): value is Access =>
  value === 'public' ||
  value === 'signed-in' ||
  value === 'signed-in-or-visitor' ||
  (Array.isArray(value) && value.length > 0 && value.every((role) => ROLES.includes(role)));

export const fetchDocument = async (url: string): Promise<OpenAPIV3_1.Document> => {
  const answer = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`/api/openapi.json answered ${answer.status}.`);
  return (await answer.json()) as OpenAPIV3_1.Document;
};

/** Everything the document describes. Throws for an operation that does not say who may call it. */
export const operationsOf = (document: OpenAPIV3_1.Document): readonly Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const described: (OpenAPIV3_1.OperationObject & { readonly 'x-access'?: unknown }) | undefined = item?.[method];
      if (!described) return [];
      const name = `${method.toUpperCase()} ${path}`;
      const access = described['x-access'];
      if (!isAccess(access)) throw new Error(`${name} does not declare who may call it (x-access).`);
      return [{ name, method: method.toUpperCase(), path, access, described }];
    }),
  );

/** The path with its parameters filled in, escaped. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
