import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound, Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../audit-answers.ts';
import { entryBundle, LONGEST_ENTRY } from './entry-bundle.ts';
import { BYTES, NO_TILE, TILE_WIDTH, tileNameSchema } from './tile-name.ts';

const tooLong = (index: number) =>
  new Refusal(
    422,
    'entry-too-long',
    `Ereignis ${index + 1} ist länger als ${LONGEST_ENTRY.toLocaleString('de-DE')} Byte und passt in keine Kachel. Es steht im Prüfbündel (events.jsonl) und unter /api/audit/inclusion.`,
  );

export const showEntriesRoute = slice(
  {
    name: 'show-entries',
    call: 'GET /audit/tlog/tile/entries/:tile',
    // Entries name accounts, kinds of events and times.
    access: ['admin', 'auditor'],
    reach: 'everybody',
    tag: TAG,
    summary: 'Ereignisse des Protokolls, 256 nacheinander (C2SP tlog-tiles); auch unter `/audit/tile/entries/…`',
    params: z.object({ tile: tileNameSchema }),
    answers: { 200: { description: 'Je Ereignis zwei Byte Länge und der Text des Blatts', content: BYTES } },
    refusals: { 404: NO_TILE },
    records: [],
    example: { params: { tile: given('tile', 'tileName') } },
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'entries'> }) =>
    async ({ params: { tile } }, reply) => {
      const leaves = await log.entries(tile.index * TILE_WIDTH, tile.width);
      if (leaves === null) throw notFound(NO_TILE);
      const bundle = entryBundle(leaves);
      if ('tooLong' in bundle) throw tooLong(tile.index * TILE_WIDTH + bundle.tooLong);
      // Not for caches on the way, since not everybody may have it.
      return reply.type('application/octet-stream').header('cache-control', 'private, no-store').send(bundle.bytes);
    },
);
