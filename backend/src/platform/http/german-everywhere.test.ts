import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

/** Words of the validator and of programmers that no sentence for people may hold. */
const FOREIGN =
  /\b(expected|received|erwartet|invalid|required|missing|must|should|input|string|number|int|integer|boolean|array|object|record|undefined|NaN|enum|regex|pattern|too (?:big|small|long|short)|unrecognized)\b/i;
const SENTENCE = /^\S+ .*[.!?]$/s;
/** What the specification has login and registration say. */
const AS_SPECIFIED = 'Authentifizierung fehlgeschlagen';

const WRONG = [true, false, null, 12, -0.5, '', 'x', '\u00a0', [], [1], [[]], {}, { a: 1 }] as const;
const WRONG_IN_ADDRESS = ['', 'x', 'true', '12', '[]', '[1]', '["a","b"]', '{}', '{"a":1}', '[0,-1]', '"x"'];

type Schema = OpenAPIV3_1.SchemaObject;
interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: unknown;
}

let world: TestWorld;
let token: string;
let document: OpenAPIV3_1.Document;
beforeAll(async () => {
  world = await createTestWorld();
  ({ token } = await world.admin());
  document = (await world.visitor.get<OpenAPIV3_1.Document>('/openapi.json')).body;
});
afterAll(() => world.close());

const resolved = (schema: unknown): Schema => {
  const { $ref, ...own } = (schema ?? {}) as Schema & { $ref?: string };
  if ($ref === undefined) return own;
  return (document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}) as Schema;
};

/** Alternatives of one field are wrong in the same ways: nothing need be sent twice. */
const distinct = <Value>(values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Bodies that are wrong in one place: as a whole, in one field, and inside of lists and objects. */
const wrongBodies = (given: unknown, depth = 0): readonly unknown[] => {
  const schema = resolved(given);
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => wrongBodies(one, depth + 1));
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    (depth > 3 ? WRONG : wrongBodies(property, depth + 1)).map((value) => ({ [name]: value })),
  );
  const items = 'items' in schema ? wrongBodies(schema.items, depth + 1).map((value) => [value]) : [];
  return distinct([...WRONG, ...alternatives, ...inside, ...items]);
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const requestsTo = (path: string, method: (typeof METHODS)[number], operation: OpenAPIV3_1.OperationObject): Sent[] => {
  const sent = { method: method.toUpperCase() as Sent['method'], url: path.replace(/\{\w+\}/g, crypto.randomUUID()) };
  const requestBody = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
  const body = requestBody?.content?.['application/json']?.schema;
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  return [
    ...(body === undefined ? [] : wrongBodies(body).map((payload) => ({ ...sent, payload }))),
    ...parameters.flatMap(({ in: where, name }) =>
      WRONG_IN_ADDRESS.flatMap((value): Sent[] => {
        if (where === 'query') return [{ ...sent, url: `${sent.url}?${name}=${encodeURIComponent(value)}` }];
        return where === 'header' && value !== '' ? [{ ...sent, headers: { [name.toLowerCase()]: value } }] : [];
      }),
    ),
  ];
};

/** The operation that ends the session all others need, and the one that never ends. */
const LEFT_OUT = ['/api/auth/logout', '/api/live'];

const everyRequest = (): readonly Sent[] =>
  Object.entries(document.paths ?? {})
    .filter(([path]) => !LEFT_OUT.includes(path))
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item?.[method];
        return operation ? requestsTo(path, method, operation) : [];
      }),
    );

/** Everything that a refusal says; nothing when the request was taken. */
const saidTo = async ({ payload, headers, ...request }: Sent): Promise<readonly string[]> => {
  const answer = await world.app.inject({
    ...request,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  });
  expect([request.url, payload, answer.statusCode < 500]).toEqual([request.url, payload, true]);
  if (answer.statusCode < 400) return [];
  const { detail, errors = [] } = answer.json<{ detail: string; errors?: { message: string }[] }>();
  return [detail, ...errors.map(({ message }) => message)];
};

const isGerman = (text: string): boolean => text === AS_SPECIFIED || (SENTENCE.test(text) && !FOREIGN.test(text));

it('whatever of whatever type is sent, the refusal is a German sentence', { tags: 'long' }, async () => {
  const foreign: unknown[] = [];
  let refused = 0;
  for (const request of everyRequest()) {
    const said = await saidTo(request);
    if (said.length > 0) refused += 1;
    for (const text of said) if (!isGerman(text)) foreign.push([text, request]);
  }
  expect(foreign).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});
