/**
 * Cuts the open fonts down to what German pages need: `npm run fonts -w contracts`. The results are committed, so
 * that a build needs no font tools. Names with letters beyond Latin-1 (Şahin, Łukasz) load a second, small file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Basic Latin, Latin-1, and the quotes, dashes, spaces, bullets, arrows, euro and minus signs that German typography uses. */
const german =
  span(0x20, 0x7e) +
  span(0xa0, 0xff) +
  span(0x2010, 0x2014) +
  span(0x2018, 0x201e) +
  '\u0152\u0153\u1e9e\u2022\u2026\u2009\u202f\u2030\u2039\u203a\u20ac\u2122\u2190\u2192\u2212';
/** Letters of the other European languages, Turkish and Polish among them. */
const european = span(0x100, 0x17f) + span(0x218, 0x21b);
/** What documents need beside that of each file: Turkish names have an i without dot, capitals a sharp s. */
const germanInDocuments = `${german}ı`;
const europeanInDocuments = `${european}ẞ`;

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const FIGTREE_EUROPEAN = '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';

const fonts = [
  {
    from: FIGTREE,
    to: 'figtree-german.woff2',
    text: german,
    weights: { min: 400, max: 700 },
  },
  {
    from: FIGTREE_EUROPEAN,
    to: 'figtree-european.woff2',
    text: european,
    weights: { min: 400, max: 700 },
  },
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage-grotesque-german.woff2',
    text: german,
    weights: { min: 500, max: 750 },
  },
  // For documents (PDF), whose writer knows no variable fonts.
  { from: FIGTREE, to: 'figtree-german-400.ttf', text: germanInDocuments, weights: 400 },
  { from: FIGTREE, to: 'figtree-german-600.ttf', text: germanInDocuments, weights: 600 },
  { from: FIGTREE_EUROPEAN, to: 'figtree-european-400.ttf', text: europeanInDocuments, weights: 400 },
  { from: FIGTREE_EUROPEAN, to: 'figtree-european-600.ttf', text: europeanInDocuments, weights: 600 },
];

for (const font of fonts) {
  const whole = await readFile(new URL(import.meta.resolve(font.from)));
  const part = await subsetFont(whole, font.text, {
    targetFormat: font.to.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: { wght: font.weights },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum'],
  });
  await writeFile(new URL(font.to, import.meta.url), part);
  console.log(`${font.to}: ${(part.length / 1000).toFixed(1)} KB (of ${(whole.length / 1000).toFixed(1)} KB)`);
}
