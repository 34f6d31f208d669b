import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPagesWorld, type PagesWorld, page, policyOf } from './testing/pages-world.ts';

let world: PagesWorld;
beforeEach(async () => {
  world = await createPagesWorld();
});
afterEach(() => world.close());

describe('an unknown address', () => {
  it('is a page for whoever takes one, and a problem for programs and files', async () => {
    await world.start();
    for (const headers of [page, {}, { accept: '*/*' }]) {
      const answer = await world.get('/nichts', headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
    }
    for (const [url, accept] of [
      ['/nichts', 'application/json'],
      ['/nichts', 'application/json, */*'],
      ['/bild.png', '*/*'],
      ['/assets/weg.js?x=/', '*/*'],
      ['/api/nichts', 'text/html'],
    ] as const) {
      const answer = await world.get(url, { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        expect.stringContaining('problem+json'),
      ]);
    }
  });
});

describe('headers', () => {
  it('of API answers allow a browser nothing', async () => {
    await world.start();
    const answer = await world.get('/api/nothing', {});
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('of every answer carry HSTS in production only', async () => {
    await world.start();
    expect((await world.get('/nichts')).headers).not.toHaveProperty('strict-transport-security');
    await world.start(true);
    expect((await world.get('/nichts')).headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await world.get('/api/nichts')).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('of the page that explains the API keep to this origin', async () => {
    await world.start();
    const answer = await world.get('/api/docs');
    expect(answer.statusCode).toBe(200);
    expect(policyOf(answer).get('script-src')).toEqual(["'self'"]);
    expect(answer.body).not.toMatch(/https?:\/\//);
    for (const [, url] of answer.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await world.get(url ?? '')).statusCode).toBe(200);
    }
  });
});
