import { z } from 'zod';

/** Which of the tiles of a level, and how many hashes or entries of it. */
export interface NamedTile {
  readonly index: number;
  readonly width: number;
}

export const TILE_WIDTH = 256;
const NAME = /^((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** 'x001/x234/067.p/12' as C2SP tlog-tiles has it; null for anything else, also for another spelling of a number. */
export const parseTileName = (name: string): NamedTile | null => {
  const [, elements = '', partial] = NAME.exec(name) ?? [];
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  if (elements === '' || (partial !== undefined && width >= TILE_WIDTH) || elements.startsWith('x000/')) return null;
  return { index: Number(elements.replaceAll(/[x/]/g, '')), width };
};

export const tileNameSchema = z
  .string()
  .transform((name, context) => {
    const tile = parseTileName(name);
    if (tile !== null) return tile;
    context.addIssue({ code: 'custom', message: 'ist kein Name einer Kachel wie „x001/x234/067“ oder „067.p/12“.' });
    return z.NEVER;
  })
  .describe(
    'Nummer und Breite nach C2SP tlog-tiles, etwa `067`, `x001/067` oder `067.p/12`; Schrägstriche auch unverschlüsselt',
  );

export const NO_TILE = 'So weit reicht der unterschriebene Stand des Protokolls nicht.';
/** What never changes, once it is there. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const BYTES = {
  'application/octet-stream': { schema: z.any().meta({ type: 'string', format: 'binary' }) },
};
