import fc from 'fast-check';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Exchange } from '../common/exchange.ts';
import type { Operation } from '../common/operations.ts';
import { elsewhere, listQuery, pathParameter } from './addresses.ts';
import { type Body, bodiesAround, uncalledForBody } from './bodies.ts';
import type { Cast, Stock } from './cast.ts';
import { oddHeaders } from './headers.ts';
import { bodyMeaning, bytesMeaning, createMeaningful, pathMeaning, queryMeaning } from './meaningful.ts';
import { rowFieldsOf, type Schema, type SchemaContext, valuesOf } from './schema-values.ts';
import { wrongValue } from './texts.ts';

export interface FuzzRequest {
  /** Null for an address that is no operation's. */
  readonly operation: Operation | null;
  /** Whether it comes with the token of a live session. */
  readonly signedIn: boolean;
  readonly exchange: Exchange;
}

/** Argon2 and answers in constant time make these slow; a few hundred of them are enough. */
const SLOW = /\/(login|register|forgot-password|reset-password|change-password|email-change|deletion-request|erasure)$/;
const USUAL_WEIGHT = 20;
/** Sent by somebody who has one session only, lest everybody else is signed out at once. */
const ENDS_OTHER_SESSIONS = ['DELETE /api/account/sessions', 'POST /api/auth/change-password'];

interface Sender {
  readonly token: string | null;
  readonly live: boolean;
}

const people = (tokens: readonly string[]) =>
  fc.constantFrom(...tokens.map((token): Sender => ({ token, live: true })));
const nobody = fc.constantFrom<Sender>({ token: null, live: false }, { token: 'e30.e30.x', live: false });

/** Mostly those who may call it, so that requests get further than the door. */
const sendersOf = ({ access, method, path }: Operation, cast: Cast): fc.Arbitrary<Sender> => {
  if (path.endsWith('/auth/logout')) return people(cast.leaving);
  if (ENDS_OTHER_SESSIONS.includes(`${method} ${path}`)) return people([cast.changing]);
  // Whoever was erased has no session any more, which is no fault.
  if (path === '/api/account/erasure')
    return fc.constantFrom(...cast.erasable.map((token) => ({ token, live: false })));
  const everybody = people([...cast.customers, cast.admin, cast.auditor]);
  if (access === 'public') return fc.oneof(nobody, everybody);
  const allowed = typeof access === 'string' ? people(cast.customers) : people([cast.admin]);
  return fc.oneof(
    { weight: 16, arbitrary: allowed },
    { weight: 2, arbitrary: everybody },
    { weight: 1, arbitrary: nobody },
  );
};

const schemaIn = (content: { readonly [type: string]: OpenAPIV3_1.MediaTypeObject } | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

const bodiesOf = (operation: Operation, { things }: Stock, context: SchemaContext): fc.Arbitrary<Body | null> => {
  const bytes = bytesMeaning(operation);
  if (bytes) {
    const octets = bytes.map((content): Body => ({ content, type: 'application/octet-stream' }));
    return fc.oneof({ weight: 9, arbitrary: octets }, { weight: 1, arbitrary: uncalledForBody });
  }
  const { requestBody } = operation.described;
  const schema = requestBody && 'content' in requestBody && schemaIn(requestBody.content);
  return schema ? bodiesAround(bodyMeaning(operation, things) ?? valuesOf(schema, context)) : uncalledForBody;
};

const parametersIn = ({ described }: Operation, place: string): boolean =>
  (described.parameters ?? []).some((parameter) => 'in' in parameter && parameter.in === place);

const queriesOf = (operation: Operation, { things }: Stock, context: SchemaContext): fc.Arbitrary<string> => {
  if (!parametersIn(operation, 'query')) return fc.constantFrom('', '', '', '?unbekannt=%00&x');
  const answer = operation.described.responses?.['200'];
  const fields = rowFieldsOf(answer && 'content' in answer ? schemaIn(answer.content) : undefined, context);
  const values = fields.map(context.meaningful).filter((value) => value !== undefined);
  const meant = queryMeaning(operation, things);
  return fc.oneof({ weight: 1, arbitrary: fc.constant('') }, ...(meant ? [{ weight: 18, arbitrary: meant }] : []), {
    weight: 9,
    arbitrary: listQuery(fields, fc.oneof(wrongValue, ...values)),
  });
};

const pathsOf = (operation: Operation, { things }: Stock): fc.Arbitrary<string> => {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = fc.tuple(...names.map((name) => pathParameter(pathMeaning(operation, name, things))));
  return values.map((chosen) => {
    const left = [...chosen];
    return operation.path.replace(/\{\w+\}/g, () => left.shift() ?? '');
  });
};

/** Widgets are only answered on their partners' pages. */
const originOf = ({ path }: Operation, { things }: Stock) =>
  path.includes('/widget/') ? { origin: things.named.partner?.origin?.[0] } : {};

const headersOf = (sender: Sender, body: Body | null, odd: Readonly<Record<string, string>>) => ({
  ...(sender.token !== null && { authorization: `Bearer ${sender.token}` }),
  ...(body !== null && body.type !== null && { 'content-type': body.type }),
  ...odd,
});

const requestsFor = (operation: Operation, stock: Stock, context: SchemaContext): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      sender: sendersOf(operation, stock.cast),
      path: pathsOf(operation, stock),
      query: queriesOf(operation, stock, context),
      body: bodiesOf(operation, stock, context),
      odd: oddHeaders,
    })
    .map(({ sender, path, query, body, odd }) => ({
      operation,
      signedIn: sender.live && odd.authorization === undefined,
      exchange: {
        method: operation.method,
        path: path + query,
        headers: { ...originOf(operation, stock), ...headersOf(sender, body, odd) },
        ...(body && { body: body.content }),
      },
    }));

const requestsElsewhere = ({ cast }: Stock): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(
      elsewhere,
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
      oddHeaders,
    )
    .map(([path, method, odd]) => ({
      operation: null,
      signedIn: false,
      exchange: { method, path, headers: { authorization: `Bearer ${cast.admin}`, ...odd } },
    }));

/** Requests around everything that the document describes, and a few beside it. */
export const createRequests = (
  operations: readonly Operation[],
  document: OpenAPIV3_1.Document,
  stock: Stock,
): fc.Arbitrary<FuzzRequest> => {
  const context = { document, meaningful: createMeaningful(stock.things) };
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: SLOW.test(operation.path) ? 3 : USUAL_WEIGHT,
      arbitrary: requestsFor(operation, stock, context),
    })),
    { weight: USUAL_WEIGHT, arbitrary: requestsElsewhere(stock) },
  );
};
