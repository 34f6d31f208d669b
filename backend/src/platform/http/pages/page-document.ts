import { RENDERED_PATH_ATTRIBUTE, type RenderedPage, ROOT_ELEMENT_ID } from '@sternklar/contracts/pages';
import { DEFAULT_BRAND, SITE_ELEMENT_ID, type Site } from '@sternklar/contracts/site';
import type { BuildManifest } from './customer-build.ts';
import { asHtml, dataBlock } from './html.ts';

/** The page with a link's preview: made from the product's own look, see infra/commands/pictures-of-the-brand.ts. */
const PREVIEW = {
  path: '/link-preview.png',
  width: '1200',
  height: '630',
  alt: 'Ein Sternenhimmel mit dem Satz „Negative Bewertungen mühelos entfernen.“',
} as const;

/** What the page tells the app about this installation. */
const siteBlock = (site: Site): string => dataBlock(`type="application/json" id="${SITE_ELEMENT_ID}"`, site);

const collect = (manifest: BuildManifest, modules: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || manifest[name] === undefined) return;
    for (const needed of manifest[name].imports ?? []) add(needed);
    found.add(name);
  };
  for (const name of modules) add(name);
  return found;
};

/** Links to the styles and scripts that a page needs beside those of the shell. */
const assetLinks = (manifest: BuildManifest, { styles, scripts }: RenderedPage): string => {
  const inShell = collect(manifest, ['index.html']);
  const wanted = (modules: readonly string[]) =>
    [...collect(manifest, modules)].filter((name) => !inShell.has(name)).map((name) => manifest[name]);
  const css = new Set(wanted(styles).flatMap((chunk) => chunk?.css ?? []));
  return [
    ...[...css].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...wanted(scripts).map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk?.file}">`),
  ].join('');
};

const property = (name: string, content: string) => `<meta property="${name}" content="${asHtml(content)}">`;

/** For search engines and link previews. A page without a description is nobody's business but its visitor's. */
const aboutPage = (page: RenderedPage, path: string, { site, publicUrl }: Surroundings): string => {
  if (page.description === null) return '<meta name="robots" content="noindex">';
  const url = publicUrl + path;
  const website = { '@context': 'https://schema.org', '@type': 'WebSite', name: site.brand, url: `${publicUrl}/` };
  return [
    `<link rel="canonical" href="${asHtml(url)}">`,
    property('og:type', 'website'),
    property('og:site_name', site.brand),
    property('og:locale', 'de_DE'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:image', publicUrl + PREVIEW.path),
    property('og:image:width', PREVIEW.width),
    property('og:image:height', PREVIEW.height),
    property('og:image:alt', PREVIEW.alt),
    '<meta name="twitter:card" content="summary_large_image">',
    // Search engines take the site's name from here.
    path === '/' ? dataBlock('type="application/ld+json"', website) : '',
  ].join('');
};

export interface Surroundings {
  readonly site: Site;
  /** Where visitors reach the product, without a slash at its end. */
  readonly publicUrl: string;
}

const atEndOfHead = (shell: string, tags: string) => shell.replace('</head>', (end) => `${tags}${end}`);

/** The built page under the site's own name, for the app to fill in the browser. */
export const clientDocument = (shell: string, { site }: Surroundings): string =>
  atEndOfHead(
    shell.replace(/<title>[^<]*<\/title>/, (title) => title.replaceAll(DEFAULT_BRAND, () => asHtml(site.brand))),
    siteBlock(site),
  );

interface Rendered {
  readonly path: string;
  readonly page: RenderedPage;
  readonly manifest: BuildManifest;
}

/** The built page with one of its contents rendered into it. */
export const renderedDocument = (shell: string, { path, page, manifest }: Rendered, around: Surroundings): string => {
  const description =
    page.description === null ? '' : `<meta name="description" content="${asHtml(page.description)}">`;
  const root = `<div id="${ROOT_ELEMENT_ID}" ${RENDERED_PATH_ATTRIBUTE}="${path}">${page.html}</div>`;
  const filled = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${asHtml(page.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => description)
    .replace(new RegExp(`<div id="${ROOT_ELEMENT_ID}">[^]*?</div>`), () => root);
  return atEndOfHead(filled, assetLinks(manifest, page) + aboutPage(page, path, around) + siteBlock(around.site));
};
