import { auditInclusionSchema, inclusionQuerySchema } from '@sternklar/contracts/audit/audit.api';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { base64, orNotFound, TAG } from '../audit-answers.ts';

const MISSING =
  'Dieses Ereignis steht nicht in diesem Stand des Protokolls. Ganz neue Ereignisse kommen binnen Sekunden hinein.';

export const proveInclusionRoute =
  ({ log }: { readonly log: Pick<TransparencyLog, 'inclusion'> }) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/audit/inclusion',
      {
        config: { access: ['admin', 'auditor'], refusals: { 404: 'Das Ereignis steht nicht in diesem Stand.' } },
        schema: {
          tags: [TAG],
          summary: 'Der Beweis, dass ein Ereignis im Protokoll steht',
          querystring: inclusionQuerySchema,
          response: { 200: auditInclusionSchema },
        },
      },
      async ({ query: { event, size } }) => {
        const { root, leafHash, proof, ...inclusion } = await orNotFound(log.inclusion(event, size), MISSING);
        return { ...inclusion, root: base64(root), leaf_hash: base64(leafHash), proof: proof.map(base64) };
      },
    );
  };
