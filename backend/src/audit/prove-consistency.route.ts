import { auditConsistencySchema, consistencyQuerySchema } from '@sternklar/contracts/audit/audit.api';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { slice } from '../platform/slice.port.ts';
import { base64, orNotFound, TAG } from './audit-answers.ts';

const MISSING = 'So viele Ereignisse hat das Protokoll nicht, oder „from“ ist größer als „to“.';

export const proveConsistencyRoute = slice(
  {
    name: 'prove-consistency',
    call: 'GET /audit/consistency',
    // Hashes alone: whoever keeps a checkpoint may see for themselves that the log only grew.
    access: 'public',
    tag: TAG,
    summary: 'Der Beweis, dass das Protokoll zwischen zwei Ständen nur gewachsen ist',
    query: consistencyQuerySchema,
    answers: { 200: auditConsistencySchema },
    refusals: { 404: MISSING, 503: 'Der Dienst ist gerade überlastet oder nicht erreichbar.' },
    records: [],
    example: { query: { from: '1' } },
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'consistency'> }) =>
    async ({ query }) => {
      const { from, to, proof } = await orNotFound(log.consistency(query.from, query.to), MISSING);
      return {
        from: from.size,
        to: to.size,
        from_root: base64(from.root),
        to_root: base64(to.root),
        proof: proof.map(base64),
      };
    },
);
