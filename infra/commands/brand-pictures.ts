/**
 * `npm run brand-pictures`: renders the icons and the picture for link previews from the brand's own drawings into
 * customer-ui/public. The results are committed, so that a build needs no browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MARK_PATH } from '@sternklar/contracts/brand/mark';
import { type Browser, chromium } from 'playwright-core';
import { HILLS, WAGON } from '../../customer-ui/src/landing/sky-drawings.ts';
import { landingTexts } from '../../customer-ui/src/texts/landing.ts';
import { SKY, starLayers } from '../../customer-ui/src/ui/star-field.ts';
import { ensureBrowser } from './browser.ts';
import { root } from './steps.ts';

const folder = resolve(root, 'customer-ui/public');
const NIGHT = '#0c1228';
const STAR = '#ffc24b';

interface Size {
  readonly width: number;
  readonly height: number;
}

const rendered = async (browser: Browser, html: string, size: Size): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true, type: 'png' });
  await page.close();
  return picture;
};

/** The mark on night; `corner` rounds the tile, `reach` is how much of its width the mark takes, both from 0 to 1. */
const tile = (size: number, { corner, reach }: { readonly corner: number; readonly reach: number }) => {
  const scale = (64 * reach) / 32;
  const start = 32 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="${64 * corner}" fill="${NIGHT}"/>
    <path fill="${STAR}" transform="translate(${start} ${start}) scale(${scale})" d="${MARK_PATH}"/></svg>`;
};

/** An .ico file that holds PNG pictures, as every browser of today reads it. */
const icoOf = (pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

const fontFace = async (name: string, file: string) => {
  const font = await readFile(resolve(root, 'contracts/src/brand/fonts', file));
  return `@font-face{font-family:${name};font-weight:400 750;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
};

/** What a link to the product looks like in a chat or a feed. It names no brand: installations have their own. */
const linkPreview = async (): Promise<string> => {
  const fonts = [
    await fontFace('Display', 'bricolage-grotesque-german.woff2'),
    await fontFace('Text', 'figtree-german.woff2'),
  ];
  const strokes = { faint: [1.3, 0.34], clear: [1.9, 0.5], bright: [2.6, 0.85], brightest: [3, 0.95] } as const;
  const stars = starLayers().map(
    ({ name, path }) =>
      `<path d="${path}" stroke="#fff" stroke-linecap="round" stroke-width="${strokes[name][0]}" opacity="${strokes[name][1]}"/>`,
  );
  return `<style>${fonts.join('')}
    body{width:1200px;height:630px;position:relative;overflow:hidden;background:linear-gradient(180deg,#070b1a,#0c1228 46%,#23296b)}
    svg{position:absolute}
    h1{position:absolute;left:80px;top:76px;width:640px;font:720 84px/1.04 Display;letter-spacing:-.035em;color:#eef0fb}
    p{position:absolute;left:80px;top:456px;font:500 28px/1.4 Text;color:#c6cbe8}
    </style>
    <svg width="1200" height="750" viewBox="0 0 ${SKY.width} ${SKY.height}" fill="none">${stars.join('')}</svg>
    <svg style="left:690px;top:110px" width="430" height="271" viewBox="${WAGON.viewBox}" overflow="visible">
      <path d="${WAGON.lines}" fill="none" stroke="#c6cbe8" opacity=".4"/>
      <path d="${WAGON.pointer}" fill="none" stroke="#c6cbe8" stroke-width="1.8" stroke-dasharray="1 9" stroke-linecap="round" opacity=".55"/>
      ${WAGON.stars.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.2" fill="#fff"/>`).join('')}
      <g transform="translate(${WAGON.polaris.x - 30} ${WAGON.polaris.y - 30}) scale(${60 / 32})"><path d="${MARK_PATH}" fill="${STAR}"/></g>
    </svg>
    <svg style="left:0;bottom:0" width="1200" height="110" viewBox="0 0 1440 150" preserveAspectRatio="none">
      <path d="${HILLS.far}" fill="#1b2358"/><path d="${HILLS.middle}" fill="#0f1638"/><path d="${HILLS.near}" fill="#070b1a"/>
    </svg>
    <h1>${landingTexts.tagline}</h1><p>${landingTexts.companiesOnly} · Jeder Schritt in Echtzeit</p>`;
};

const square = (size: number): Size => ({ width: size, height: size });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const icon = (size: number, shape: Parameters<typeof tile>[1]) => rendered(browser, tile(size, shape), square(size));
  const rounded = { corner: 0.234, reach: 0.75 };
  const favicons = [16, 32, 48].map(async (size) => ({ size, png: await icon(size, rounded) }));
  const pictures: Readonly<Record<string, Buffer>> = {
    'favicon.ico': icoOf(await Promise.all(favicons)),
    'apple-touch-icon.png': await icon(180, { corner: 0, reach: 0.66 }),
    'icon-192.png': await icon(192, rounded),
    'icon-512.png': await icon(512, rounded),
    // Devices cut this one to their own shape: the mark stays well within.
    'icon-maskable-512.png': await icon(512, { corner: 0, reach: 0.54 }),
    'link-preview.png': await rendered(browser, await linkPreview(), { width: 1200, height: 630 }),
  };
  for (const [name, picture] of Object.entries(pictures)) {
    await writeFile(resolve(folder, name), picture);
    console.log(`${name}: ${(picture.length / 1000).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
}
