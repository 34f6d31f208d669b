import { readFileSync } from 'node:fs';

const TOKENS = new URL('../../contracts/src/brand/tokens.css', import.meta.url);
const DECLARATION = /--([\w-]+):\s*([^;]+);/g;
const USE = /var\(--([\w-]+)/g;

const declarationsIn = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]));

const namesIn = (css: string): readonly string[] => [...css.matchAll(USE)].map(([, name = '']) => name);

/**
 * The brand's tokens that some styles use, as one rule for `selector`: for shadow roots on pages that have no tokens. Where
 * light and dark differ, the colour scheme of the page decides. Tokens that `without` uses too are left out.
 */
export const brandTokensFor = (selector: string, styles: string, without = ''): string => {
  const [light = '', dark = ''] = readFileSync(TOKENS, 'utf8').split('@media (prefers-color-scheme: dark)');
  const [inLight, inDark] = [declarationsIn(light), declarationsIn(dark)];
  const collect = (css: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const name of namesIn(css)) {
      const value = inLight.get(name);
      if (value === undefined || found.has(name)) continue;
      found.add(name);
      collect(value, found);
    }
    return found;
  };
  const known = collect(without);
  const names = [...collect(styles)].filter((name) => !known.has(name)).sort();
  const value = (name: string) =>
    inDark.has(name) ? `light-dark(${inLight.get(name)},${inDark.get(name)})` : inLight.get(name);
  return `${selector}{${names.map((name) => `--${name}:${value(name)}`).join(';')}}`;
};
