import { PUBLIC_PATHS } from '@sternklar/contracts/pages';
import { asHtml } from './html.ts';
import type { PageStoreOptions } from './page-store.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';

/** Nothing to be found here: the customers' own pages, the back office, the API. */
const NOT_FOR_ROBOTS = ['/dashboard', '/konto', '/bewertungen', '/admin', '/api'];
const NIGHT = '#070b1a';

const robots = (publicUrl: string) =>
  `User-agent: *\n${NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;

const sitemap = (publicUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PUBLIC_PATHS.map((path) => `<url><loc>${asHtml(publicUrl + path)}</loc></url>`).join('\n')}
</urlset>
`;

/** What a device needs to install the app. */
const manifest = (brand: string) => ({
  id: '/dashboard',
  name: brand,
  short_name: brand,
  description: 'Löschanträge für Bewertungen stellen und jeden Schritt in Echtzeit verfolgen.',
  lang: 'de',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: NIGHT,
  background_color: NIGHT,
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

/** What a website has beside its pages, by path: for search engines and for installing it as an app. */
export const siteFiles = ({
  site,
  publicUrl,
}: Pick<PageStoreOptions, 'site' | 'publicUrl'>): Readonly<Record<string, Promise<ReadyAnswer>>> => ({
  '/robots.txt': readyAnswer('text/plain', robots(publicUrl)),
  '/sitemap.xml': readyAnswer('application/xml', sitemap(publicUrl)),
  '/manifest.webmanifest': readyAnswer('application/manifest+json', JSON.stringify(manifest(site.brand))),
});
