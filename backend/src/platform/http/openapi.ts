import swagger from '@fastify/swagger';
import { problemSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { apiDocsPage } from './api-docs-page.ts';
import { declaredRefusals } from './declared-refusals.ts';
import { IDEMPOTENCY_KEY_MAX_LENGTH, takesIdempotencyKey } from './idempotency/idempotency.ts';

type Transform = NonNullable<Parameters<typeof jsonSchemaTransform>[0]>;

/** The order in which the operations are shown. */
const TAGS = [
  'Anmeldung',
  'Konto',
  'Unternehmen',
  'Bewertungen',
  'Abo',
  'Rechnungen',
  'Zahlung',
  'Chat',
  'Partner',
  'Benutzer',
  'Prüfung',
  'Live',
  'System',
];

const idempotencyHeaders = {
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(IDEMPOTENCY_KEY_MAX_LENGTH)
    .optional()
    .describe(
      'Macht die Anfrage wiederholbar: Mit demselben Schlüssel wird sie 24 Stunden lang beantwortet wie beim ersten Mal ' +
        '(mit `Idempotent-Replayed: true`) und nichts doppelt getan. Am besten eine neue UUID je Anfrage.',
    ),
};
const withIdempotencyKey = (headers: unknown) =>
  headers instanceof z.ZodObject ? headers.extend(idempotencyHeaders) : z.object(idempotencyHeaders);

/**
 * Adds what the server does centrally, and routes therefore do not repeat: access, bearer token, Idempotency-Key, problem
 * answers.
 */
const withCentralBehaviour = (document: Transform): Transform => {
  const { schema, route } = document;
  const access = route.config?.access;
  if (!schema || schema.hide || access === undefined) return document;
  const idempotencyKey = takesIdempotencyKey(route.method, route.config);
  const problems = Object.fromEntries(
    declaredRefusals(route, access).map(({ status, description }) => [
      status,
      { description, content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  );
  const described = {
    ...schema,
    ...(idempotencyKey && { headers: withIdempotencyKey(schema.headers) }),
    response: { ...problems, ...(schema.response as object | undefined) },
    security: access === 'public' ? [] : [{ bearer: [] }],
    'x-access': access,
  };
  return { ...document, schema: described };
};

const info = (productName: string): OpenAPIV3_1.InfoObject => ({
  title: `${productName} API`,
  version: '1',
  description:
    'Fehler sind Problemdokumente (RFC 9457) mit einem deutschen `detail`. Zeiten sind ISO 8601 in UTC, IDs sind UUIDs. ' +
    'Listen sind ohne Parameter ganze Felder, mit `range`, `sort` und `filter` Seiten mit `Content-Range`.',
});

/** Must be registered before the routes that it describes. */
export const registerOpenApi = async (app: FastifyInstance, productName: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: info(productName),
      tags: TAGS.map((name) => ({ name })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (document) => jsonSchemaTransform(withCentralBehaviour(document as Transform)),
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(apiDocsPage, { productName });
  app.get(
    '/api/openapi.json',
    {
      config: { access: 'public' },
      schema: {
        tags: ['System'],
        summary: 'Diese Beschreibung als OpenAPI 3.1',
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (_request, reply) => reply.type('application/json').serializer(JSON.stringify).send(app.swagger()),
  );
};
