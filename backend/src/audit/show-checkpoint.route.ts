import { auditCheckpointSchema, checkpointQuerySchema } from '@sternklar/contracts/audit/audit.api';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { notFound } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { checkpointAnswer, nothingSigned, TAG } from './audit-answers.ts';

const UNBOUNDED = 'Noch begrenzt kein unterschriebener Stand diesen Zeitpunkt.';

export const showCheckpointRoute = slice(
  {
    name: 'show-checkpoint',
    call: 'GET /audit/checkpoint',
    access: 'public',
    tag: TAG,
    summary:
      'Der neueste unterschriebene Stand des Protokolls, oder der erste, nach dem nichts mehr auf den Zeitpunkt „at“ datiert ist',
    query: checkpointQuerySchema,
    answers: { 200: auditCheckpointSchema },
    refusals: {
      404: `Es wurde noch nichts unterschrieben. Mit „at“: ${UNBOUNDED}`,
      503: 'Der Dienst ist gerade überlastet oder nicht erreichbar.',
    },
    records: [],
    example: {},
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'latest' | 'bounding' | 'keys'> }) =>
    async ({ query: { at } }) => {
      const [checkpoint, keys] = await Promise.all([
        at === undefined ? log.latest() : log.bounding(new Date(at)),
        log.keys(),
      ]);
      if (!checkpoint) throw at === undefined ? nothingSigned() : notFound(UNBOUNDED);
      return checkpointAnswer(checkpoint, keys);
    },
);
