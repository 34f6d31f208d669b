import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../audit-answers.ts';
import { BYTES, FOR_EVER, NO_TILE, tileNameSchema } from './tile-name.ts';

const MOST_LEVELS = 63;
const levelSchema = z
  .string()
  .regex(/^(0|[1-9]\d?)$/, 'muss eine ganze Zahl sein.')
  .transform(Number)
  .refine((level) => level <= MOST_LEVELS, `endet bei ${MOST_LEVELS}.`);

export const showTileRoute = slice(
  {
    name: 'show-tile',
    call: 'GET /audit/tlog/tile/:level/:tile',
    // Hashes alone: they tell how many events there are, as every checkpoint does.
    access: 'public',
    tag: TAG,
    summary: 'Prüfsummen des Protokolls, 256 nebeneinander (C2SP tlog-tiles); auch unter `/audit/tile/…`',
    params: z.object({ level: levelSchema, tile: tileNameSchema }),
    answers: { 200: { description: 'Die Prüfsummen, je 32 Byte', content: BYTES } },
    refusals: { 404: NO_TILE, 503: 'Der Dienst ist gerade überlastet oder nicht erreichbar.' },
    records: [],
    example: { params: { level: given('tile', 'level'), tile: given('tile', 'tileName') } },
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'tile'> }) =>
    async ({ params: { level, tile } }, reply) => {
      const hashes = await log.tile({ level, index: tile.index }, tile.width);
      if (hashes === null) throw notFound(NO_TILE);
      return reply.type('application/octet-stream').header('cache-control', FOR_EVER).send(hashes);
    },
);
