import { auditCheckpointSchema } from '@sternklar/contracts/audit/audit.api';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { slice } from '../platform/slice.port.ts';
import { checkpointAnswer, nothingSigned, TAG } from './audit-answers.ts';

export const showCheckpointRoute = slice(
  {
    name: 'show-checkpoint',
    call: 'GET /audit/checkpoint',
    access: 'public',
    tag: TAG,
    summary: 'Der neueste unterschriebene Stand des Protokolls, und womit er unterschrieben ist',
    answers: { 200: auditCheckpointSchema },
    refusals: {
      404: 'Es wurde noch nichts unterschrieben.',
      503: 'Der Dienst ist gerade überlastet oder nicht erreichbar.',
    },
    records: [],
    example: {},
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'latest' | 'keys'> }) =>
    async () => {
      const [checkpoint, keys] = await Promise.all([log.latest(), log.keys()]);
      if (!checkpoint) throw nothingSigned();
      return checkpointAnswer(checkpoint, keys);
    },
);
