import { problemSchema } from '@sternklar/contracts/problem';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

let world: TestWorld;
let anna: Person;
let admin: Person;
let logged: string[];

beforeAll(async () => {
  logged = [];
  world = await createTestWorld({ log: (line) => logged.push(line) });
  anna = await world.customer('anna@firma.example');
  admin = await world.admin();
});
afterAll(() => world.close());

const aBusiness = { business_name: 'Firma', google_business_link: 'https://maps.example/firma' };
const aReview = (businessId: string) => ({
  business_id: businessId,
  reviewer_name: 'R. Laut',
  rating: 1,
  review_text: 'Nie wieder.',
});

describe('the product', () => {
  it('carries a review from the customer to the admin and back, with a mail', async () => {
    const business = await anna.post<{ id: string }>('/business', aBusiness);
    expect(business.status).toBe(201);
    const review = await anna.post<{ id: string }>('/reviews', aReview(business.body.id));
    expect(review).toMatchObject({ status: 201, body: { status: 'eingereicht' } });
    const changed = await admin.put(`/reviews/${review.body.id}/status`, { status: 'gelöscht'.normalize('NFD') });
    expect(changed.status).toBe(200);
    expect((await anna.get(`/reviews/${business.body.id}`)).body).toMatchObject([{ status: 'gelöscht' }]);
    expect(await world.mails(anna.email)).toHaveLength(2);
  });

  it('tells an open screen at once', async () => {
    const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${anna.token}` } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await anna.post('/business', aBusiness);
    let text = '';
    while (!text.includes('business-added')) text += (await reader?.read())?.value ?? '';
    expect(text).toMatch(/id: \d+\ndata: \{"kind":"business-added"/);
    await reader?.cancel();
  });

  it('is ready, and measures itself', async () => {
    expect((await world.visitor.get('/health/ready')).body).toEqual({
      status: 'ok',
      checks: { database: true, eventStore: true, readModels: true },
    });
    const { body } = await world.app.inject('/metrics');
    expect(body).toMatch(/^projection_lag_events\{projection="review-list"\} 0$/m);
    expect(body).toMatch(/^event_store_events_appended_total [1-9]/m);
    expect(body).not.toContain(anna.accountId);
  });

  it('logs nothing personal', async () => {
    expect(logged.length).toBeGreaterThan(5);
    expect(logged.join()).not.toMatch(/anna|firma|R\. Laut|Nie wieder|passwort|eyJ/i);
  });
});

describe('every operation of the API', () => {
  type Operation = OpenAPIV3_1.OperationObject & { readonly 'x-access'?: unknown };
  let document: OpenAPIV3_1.Document;
  let operations: readonly (readonly [name: string, operation: Operation])[];

  beforeAll(async () => {
    document = (await world.visitor.get<OpenAPIV3_1.Document>('/openapi.json')).body;
    operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => [`${method} ${path}`, operation as Operation] as const),
    );
  });

  it('is in the OpenAPI document', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'post /api/auth/login',
        'post /api/auth/register',
        'get /api/auth/me',
        'get /api/business',
        'delete /api/business/{id}',
        'put /api/reviews/{id}/status',
        'get /api/admin/users',
        'post /api/admin/reviews/create',
        'get /api/live',
      ]),
    );
  });

  it('has a summary, a tag, its access, its successful answer and its problems', () => {
    const poor = operations.filter(
      ([, operation]) =>
        !operation.summary ||
        !operation.tags?.length ||
        operation['x-access'] === undefined ||
        !Object.keys(operation.responses ?? {}).some((status) => status.startsWith('2')) ||
        !operation.responses?.['500'],
    );
    expect(poor.map(([name]) => name)).toEqual([]);
  });

  it('asks for the bearer token exactly where it needs a session, and tells 401 there', () => {
    for (const [name, operation] of operations) {
      const open = operation['x-access'] === 'public';
      expect([name, operation.security]).toEqual([name, open ? [] : [{ bearer: [] }]]);
      if (!open)
        expect([name, operation.responses]).toEqual([name, expect.objectContaining({ 401: expect.anything() })]);
    }
  });

  it('names every refusal that can be had, each as a problem document', () => {
    const statusesOf = (wanted: string) => {
      const responses = operations.find(([name]) => name === wanted)?.[1].responses ?? {};
      return Object.keys(responses).map(Number);
    };
    expect(statusesOf('post /api/auth/login')).toEqual(
      expect.arrayContaining([400, 401, 413, 415, 422, 429, 500, 503]),
    );
    expect(statusesOf('post /api/reviews')).toEqual(
      expect.arrayContaining([400, 401, 404, 409, 413, 415, 422, 429, 503]),
    );
    expect(statusesOf('put /api/reviews/{id}/status')).toEqual(expect.arrayContaining([401, 403, 404, 409, 422]));
    expect(statusesOf('get /api/auth/me')).toEqual([200, 401, 422, 429, 500, 503]);
    for (const [name, { responses = {} }] of operations) {
      for (const [status, answer] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        expect([name, status, answer]).toMatchObject([
          name,
          status,
          {
            description: expect.stringMatching(/\p{L}.*[.;]/u),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]);
      }
    }
  });

  it('refers only to schemas that are there', () => {
    const schemas = Object.keys(document.components?.schemas ?? {});
    const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(referred.length).toBeGreaterThan(10);
    expect(referred.filter((name) => name && !schemas.includes(name))).toEqual([]);
  });

  it('answers a visitor as declared: 401, or a problem document that fits its schema', async () => {
    for (const [name, operation] of operations) {
      const [method = '', path = ''] = name.split(' ');
      if (operation['x-access'] === 'public') continue;
      const url = path.replace(/\{\w+\}/g, anna.accountId);
      const answer = await world.app.inject({ method: method.toUpperCase() as 'GET', url, payload: {} });
      expect([name, answer.statusCode]).toEqual([name, 401]);
      expect(problemSchema.safeParse(answer.json()).success).toBe(true);
    }
  });

  it('answers the wrong role with 403, whatever else is wrong with the request', async () => {
    for (const [name, operation] of operations) {
      const [method = '', path = ''] = name.split(' ');
      if (!Array.isArray(operation['x-access'])) continue;
      const url = path.replace(/\{\w+\}/g, 'x');
      const headers = { authorization: `Bearer ${anna.token}` };
      const answer = await world.app.inject({ method: method.toUpperCase() as 'GET', url, headers, payload: {} });
      expect([name, answer.statusCode]).toEqual([name, 403]);
    }
  });
});
