import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPagesWorld, type PagesWorld, site } from './testing/pages-world.ts';

let world: PagesWorld;
beforeEach(async () => {
  world = await createPagesWorld();
});
afterEach(() => world.close());

describe('beside the pages', () => {
  it('are what search engines ask for', async () => {
    await world.start();
    const robots = await world.get('/robots.txt');
    for (const path of ['/dashboard', '/konto', '/admin', '/api']) expect(robots.body).toContain(`Disallow: ${path}\n`);
    expect(robots.body).toContain('Sitemap: https://haus.example/sitemap.xml');
    const sitemap = await world.get('/sitemap.xml');
    const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toContain('https://haus.example/impressum');
    expect(listed).toHaveLength(7);
  });

  it('is what a device needs to install the app, under the brand of the site', async () => {
    await world.start();
    const answer = await world.get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({
      name: site.brand,
      start_url: '/dashboard',
      display: 'standalone',
      lang: 'de',
    });
    const { icons } = answer.json() as { readonly icons: readonly { readonly src: string }[] };
    const here = await readdir(new URL('../../../../../customer-ui/public', import.meta.url));
    for (const { src } of icons) expect(here).toContain(src.slice(1));
  });

  it('is the page for somebody offline, which may be kept', async () => {
    await world.start();
    const answer = await world.get('/offline');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toContain('<a href="">Erneut versuchen</a>');
  });
});
