import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareServer } from '../../../testing/bare-server.ts';
import { customerPages } from './customer-pages.ts';
import type { KeptScript } from './widget-builds.ts';
import { widgetFiles } from './widget-files.ts';

const PANEL = '/chat-widget/panel-B1c2_-d3.js';

let folder: string;
let kept: Map<string, KeptScript>;
let withdrawn: Set<string>;
let app: FastifyInstance;

const put = async (path: string, content: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
};
const build = async () => {
  await put('client/chat-widget.js', 'let loader = 1;');
  await put('client/chat-widget.js.br', 'loader, smaller');
  await put(`client${PANEL}`, 'let panel = 1;');
};

beforeEach(async () => {
  kept = new Map();
  withdrawn = new Set();
  folder = await mkdtemp(join(tmpdir(), 'sternklar-widget-'));
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const site = { brand: 'Sternklar', uiTexts: 'verbatim', operator: null } as never;
  app = await createBareServer({
    parts: [
      customerPages({ folder, site, publicUrl: 'http://localhost:3000', now: () => new Date(), logger }),
      widgetFiles(folder, {
        scriptOf: async (build, file) => kept.get(`${build}/${file}`) ?? null,
        isWithdrawn: async (build) => withdrawn.has(build),
      }),
    ],
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const forEverybody = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

describe('the loader', () => {
  it('may be loaded by every page, is kept for minutes, and asked for again by its tag', async () => {
    await build();
    const answer = await app.inject('/chat-widget.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'let loader = 1;']);
    expect(answer.headers).toMatchObject({
      ...forEverybody,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const { etag } = answer.headers;
    const again = await app.inject({ url: '/chat-widget.js', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('comes compressed to whoever can read that', async () => {
    await build();
    const answer = await app.inject({ url: '/chat-widget.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body).toBe('loader, smaller');
  });

  it('is missing while nothing is built', async () => {
    expect((await app.inject('/chat-widget.js')).json()).toMatchObject({ status: 404 });
    expect((await app.inject(PANEL)).json()).toMatchObject({ status: 404 });
  });
});

describe('the panel', () => {
  it('may be loaded by every page, and never changes', async () => {
    await build();
    const answer = await app.inject(PANEL);
    expect([answer.statusCode, answer.body]).toEqual([200, 'let panel = 1;']);
    expect(answer.headers).toMatchObject({ ...forEverybody, 'cache-control': 'public, max-age=31536000, immutable' });
  });

  it('of an older installation is the one there is now', async () => {
    await build();
    const answer = await app.inject('/chat-widget/panel-a0B1c2d3.js');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({ ...forEverybody, location: PANEL, 'cache-control': 'no-store' });
  });

  it('has a page of its own for those who build partners’ pages, and other scripts of the same build beside it', async () => {
    await build();
    await put('client/chat-widget/help.html', '<!doctype html><h1>Help</h1>');
    await put('client/chat-widget/en-B1c2_-d3.js', 'let words = 1;');
    const help = await app.inject('/chat-widget/help.html');
    expect([help.statusCode, help.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await app.inject('/chat-widget/en-B1c2_-d3.js')).body).toBe('let words = 1;');
    const { headers } = await app.inject('/chat-widget/en-a0B1c2d3.js');
    expect(headers.location).toBe('/chat-widget/en-B1c2_-d3.js');
    expect((await app.inject('/chat-widget/fr-a0B1c2d3.js')).statusCode).toBe(404);
  });

  it.each(['/chat-widget/other.js', '/chat-widget/panel-%2e%2e%2fx.js', '/chat-widget/..%2f..%2fpackage.json'])(
    'is no way to other files: %s',
    async (url) => {
      await build();
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('a script at a pinned address', () => {
  const BUILD = '0123456789abcdef';
  const folderOf = `/chat-widget/v1/${BUILD}`;
  const address = `${folderOf}/loader.js`;
  const forMinutes = { ...forEverybody, 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' };
  const keep = (file: string, ...texts: readonly [string, string, string]) => {
    const [content, brotli, gzip] = texts.map((text) => Buffer.from(text));
    kept.set(`${BUILD}/${file}`, { content, brotli, gzip } as KeptScript);
  };
  const immutable = { ...forEverybody, 'cache-control': 'public, max-age=31536000, immutable' };

  it('of this installation may be loaded by every page, with a check of its hash, and is asked for again', async () => {
    await put(`client${address}`, 'let pinned = 1;');
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.body]).toEqual([200, 'let pinned = 1;']);
    expect(answer.headers).toMatchObject({ ...forMinutes, vary: 'accept-encoding' });
    await put(`client${folderOf}/panel.js`, 'let panel = 1;');
    expect((await app.inject(`${folderOf}/panel.js`)).headers).toMatchObject(immutable);
  });

  it('of an earlier one stays as it was, compressed to whoever can read that', async () => {
    keep('loader.js', 'let old = 1;', 'smaller', 'small');
    const plain = await app.inject(address);
    expect([plain.statusCode, plain.body]).toEqual([200, 'let old = 1;']);
    expect(plain.headers).toMatchObject({ ...forMinutes, 'content-type': 'application/javascript; charset=utf-8' });
    const smaller = await app.inject({ url: address, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([smaller.headers['content-encoding'], smaller.body]).toEqual(['br', 'smaller']);
    const small = await app.inject({ url: address, headers: { 'accept-encoding': 'gzip' } });
    expect([small.headers['content-encoding'], small.body]).toEqual(['gzip', 'small']);
    const again = { url: address, headers: { 'if-none-match': String(plain.headers.etag) } };
    expect((await app.inject(again)).statusCode).toBe(304);
  });

  it.each([
    ['this installation', () => put(`client${folderOf}/withdrawn.js`, 'let over = 1;')],
    ['an earlier one', () => keep('withdrawn.js', 'let over = 1;', 'over', 'over')],
  ])('that was withdrawn is the one that says so, whichever is asked for, of %s', async (_whose, farewell) => {
    await farewell();
    keep('loader.js', 'let old = 1;', 'smaller', 'small');
    const before = await app.inject(address);
    withdrawn.add(BUILD);
    for (const file of ['loader', 'panel', 'live', 'unknown']) {
      const headers = { 'if-none-match': String(before.headers.etag) };
      const answer = await app.inject({ url: `${folderOf}/${file}.js`, headers });
      expect([answer.statusCode, answer.body]).toEqual([200, 'let over = 1;']);
      expect(answer.headers).toMatchObject(forMinutes);
    }
    expect((await app.inject('/chat-widget/v1/fedcba9876543210/loader.js')).statusCode).toBe(404);
  });

  it('that was withdrawn ends where its build has no script that says so', async () => {
    keep('loader.js', 'let old = 1;', 'smaller', 'small');
    withdrawn.add(BUILD);
    expect((await app.inject(address)).statusCode).toBe(404);
  });

  it.each([address, '/chat-widget/v1/..%2f/loader.js', `/chat-widget/v1/${BUILD}/..%2fcurrent.json`])(
    'is nothing else: %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});

it('nothing else is for pages of other origins', async () => {
  await build();
  await put('client/index.html', '<!doctype html><div id="root"></div>');
  await put('client/icon.svg', '<svg/>');
  const { headers } = await app.inject('/icon.svg');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
