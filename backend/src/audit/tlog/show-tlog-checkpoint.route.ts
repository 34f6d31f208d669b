import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { z } from 'zod';
import { slice } from '../../platform/slice.port.ts';
import { nothingSigned, TAG } from '../audit-answers.ts';

/** Long enough that many who follow cost no more than one. */
const FOR_A_MOMENT = 'public, max-age=1';

export const showTlogCheckpointRoute = slice(
  {
    name: 'show-tlog-checkpoint',
    call: 'GET /audit/tlog/checkpoint',
    access: 'public',
    tag: TAG,
    summary:
      'Der neueste unterschriebene Stand als Text, wie ihn Prüfprogramme lesen (C2SP tlog-tiles); auch unter `/audit/checkpoint`',
    answers: {
      200: {
        description: 'Der Stand mit allen Unterschriften',
        content: { 'text/plain': { schema: z.any().meta({ type: 'string' }) } },
      },
    },
    refusals: {
      404: 'Es wurde noch nichts unterschrieben.',
      503: 'Der Dienst ist gerade überlastet oder nicht erreichbar.',
    },
    records: [],
    example: {},
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'latest'> }) =>
    async (_request, reply) => {
      const checkpoint = await log.latest();
      if (!checkpoint) throw nothingSigned();
      return reply.type('text/plain; charset=utf-8').header('cache-control', FOR_A_MOMENT).send(checkpoint.note);
    },
);
