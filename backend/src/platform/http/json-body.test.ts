import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBareServer } from '../../testing/bare-server.ts';

const echoBody = z.object({ text: z.string('Bitte geben Sie einen Text an.'), count: z.number().optional() });

let app: FastifyInstance;
beforeAll(async () => {
  app = await createBareServer({
    routes: async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>();
      const answer = z.object({ text: z.string() });
      api.post(
        '/echo',
        { config: { access: 'public' }, schema: { body: echoBody, response: { 200: answer } } },
        async (request) => ({
          text: request.body.text,
        }),
      );
      api.delete('/things', { config: { access: 'public' } }, async () => ({ message: 'Gelöscht.' }));
    },
  });
});
afterAll(() => app.close());

const postJson = (payload: string) =>
  app.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': 'application/json' } });

describe('a body', () => {
  it('that breaks its schema is told in German, field by field', async () => {
    const answer = await postJson('{"count":"3"}');
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      type: 'urn:problem:invalid-input',
      title: 'Angaben ungültig',
      detail: expect.stringContaining('Bitte geben Sie einen Text an.'),
      errors: [{ field: 'text', message: 'Bitte geben Sie einen Text an.' }, { field: 'count' }],
    });
  });

  it('may be empty with content type JSON where none is needed', async () => {
    for (const payload of ['', ' ']) {
      const answer = await app.inject({
        method: 'DELETE',
        url: '/api/things',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('that is missing, null or a list is one sentence', async () => {
    for (const payload of ['', 'null', '[]', '"x"']) {
      const answer = await postJson(payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail).toBe('Bitte senden Sie die Angaben als JSON-Objekt.');
    }
  });

  it.each(['{"text":', '{text:1}', '{"text":"a"}}', '{"__proto__":{"isAdmin":true},"text":"a"}', '\u0000'])(
    'that is malformed or poisons prototypes is a 400: %j',
    async (payload) => {
      const answer = await postJson(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail).toBe('Die Anfrage enthält kein gültiges JSON.');
    },
  );

  it.each([String.raw`{"text":"a\u0000b"}`, String.raw`{"text":"\ud83d"}`, String.raw`{"text":"a","\uDE00":1}`])(
    'with text that no database stores is a 422: %s',
    async (payload) => {
      const answer = await postJson(payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().code).toBe('unstorable-text');
    },
  );

  it('keeps whole surrogate pairs, escaped or not', async () => {
    expect((await postJson(String.raw`{"text":"\ud83d\ude00 😀"}`)).json()).toEqual({ text: '😀 😀' });
  });

  it('nested a hundred thousand levels deep is refused, not a crash', async () => {
    const answer = await postJson(`{"text":${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}}`);
    expect(answer.statusCode).toBe(422);
  });

  it('above 256 KB is a 413, and of another media type a 415', async () => {
    expect((await postJson(JSON.stringify({ text: 'x'.repeat(256 * 1024) }))).statusCode).toBe(413);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/echo',
        payload: 'text=a',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().detail).toContain('als JSON');
    }
  });

  it('may name JSON in any of its spellings', async () => {
    for (const type of ['application/json;charset=UTF-8', 'Application/JSON', 'application/merge-patch+json']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/echo',
        payload: '{"text":"a"}',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('of any bytes at all is accepted or refused, never a server error', { tags: 'long' }, async () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.json().map((json) => json.slice(1)),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (payload) => {
        expect([200, 400, 422]).toContain((await postJson(payload)).statusCode);
      }),
      { numRuns: 300 },
    );
  });
});
