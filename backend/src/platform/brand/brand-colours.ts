import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Colours by token name without the dashes in front, for example `ink-2` or `night-900`. */
export type Colours = Readonly<Record<string, string>>;

export interface BrandColours {
  readonly light: Colours;
  /** Everything of `light`, with what changes on dark screens. */
  readonly dark: Colours;
}

const tokensFile = createRequire(import.meta.url).resolve('@sternklar/contracts/brand/tokens.css');

/** The brand's style sheet, for pages that can use custom properties. */
export const brandTokensCss: string = readFileSync(tokensFile, 'utf8');

const coloursIn = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\b/gi)].map(([, name = '', colour = '']) => [name, colour]),
  );

/** The brand's colours, read from its one source because mail clients know no custom properties. */
export const readBrandColours = (css: string = brandTokensCss): BrandColours => {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  return { light: coloursIn(light), dark: { ...coloursIn(light), ...coloursIn(dark) } };
};
