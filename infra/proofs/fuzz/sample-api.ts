import type { OpenAPIV3_1 } from 'openapi-types';
import { operationsOf } from '../common/operations.ts';
import type { Stock } from './cast.ts';

const problem = {
  description: 'Nein',
  content: { 'application/problem+json': { schema: { type: 'object' } } },
} as const;

/** A small API of the same make as the product's, for tests of the proof itself. */
export const sampleDocument = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  paths: {
    '/api/reviews/{id}/status': {
      put: {
        'x-access': ['admin'],
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  status: { type: 'string', enum: ['eingereicht', 'gelöscht'] },
                  note: { anyOf: [{ type: 'string', minLength: 1, maxLength: 20 }, { type: 'null' }] },
                  rating: { type: 'integer', minimum: 1, maximum: 5 },
                },
                required: ['status', 'rating'],
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Ja',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Message' } } },
          },
          '422': problem,
        },
      },
    },
  },
  components: {
    schemas: {
      Message: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
      Problem: {
        type: 'object',
        properties: { status: { type: 'integer' }, detail: { type: 'string' }, code: { type: 'string' } },
        required: ['status', 'detail', 'code'],
      },
    },
  },
} as unknown as OpenAPIV3_1.Document;

export const sampleOperations = operationsOf(sampleDocument);

export const sampleStock: Stock = {
  cast: {
    customers: ['customer'],
    admin: 'admin',
    auditor: 'auditor',
    leaving: ['leaving'],
    changing: 'changing',
    erasable: ['erasable'],
  },
  things: {
    named: { owner: { id: ['u'], email: ['e@sternklar.test'] }, business: { id: ['b'] }, review: { id: ['r'] } },
    password: 'p',
    audit: { provenEvents: [], treeSizes: [0], cosignature: { size: 0, key: 'k', line: 'l' } },
  },
};
