import { auditInclusionSchema, inclusionQuerySchema } from '@sternklar/contracts/audit/audit.api';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { base64, orNotFound, TAG } from './audit-answers.ts';

const MISSING =
  'Dieses Ereignis steht nicht in diesem Stand des Protokolls. Ganz neue Ereignisse kommen binnen Sekunden hinein.';

export const proveInclusionRoute = slice(
  {
    name: 'prove-inclusion',
    call: 'GET /audit/inclusion',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Der Beweis, dass ein Ereignis im Protokoll steht',
    query: inclusionQuerySchema,
    answers: { 200: auditInclusionSchema },
    refusals: { 404: 'Das Ereignis steht nicht in diesem Stand.' },
    records: [],
    example: { query: { event: given('proven-event') } },
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'inclusion'> }) =>
    async ({ query: { event, size } }) => {
      const { root, leafHash, proof, ...inclusion } = await orNotFound(log.inclusion(event, size), MISSING);
      return { ...inclusion, root: base64(root), leaf_hash: base64(leafHash), proof: proof.map(base64) };
    },
);
