import { boundingCheckpointSchema, boundingQuerySchema } from '@sternklar/contracts/audit/audit.api';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { slice } from '../platform/slice.port.ts';
import { checkpointAnswer, TAG } from './audit-answers.ts';

export const showBoundingCheckpointRoute = slice(
  {
    name: 'show-bounding-checkpoint',
    call: 'GET /audit/checkpoint/bounding',
    access: 'public',
    tag: TAG,
    summary: 'Der erste unterschriebene Stand, nach dem nichts mehr auf den Zeitpunkt oder davor datiert ist',
    query: boundingQuerySchema,
    answers: { 200: boundingCheckpointSchema },
    records: [],
    example: { query: { at: '2026-03-02T09:00:00Z' } },
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'bounding' | 'keys'> }) =>
    async ({ query: { at } }) => {
      const [checkpoint, keys] = await Promise.all([log.bounding(new Date(at)), log.keys()]);
      return { checkpoint: checkpoint && checkpointAnswer(checkpoint, keys) };
    },
);
