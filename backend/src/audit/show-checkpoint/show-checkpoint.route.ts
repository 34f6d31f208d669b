import { auditCheckpointSchema } from '@sternklar/contracts/audit/audit.api';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { checkpointAnswer, nothingSigned, TAG } from '../audit-answers.ts';

export const showCheckpointRoute =
  ({ log }: { readonly log: Pick<TransparencyLog, 'latest' | 'keys'> }) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/audit/checkpoint',
      {
        config: {
          access: 'public',
          refusals: {
            404: 'Es wurde noch nichts unterschrieben.',
            503: 'Der Dienst ist gerade überlastet oder nicht erreichbar.',
          },
        },
        schema: {
          tags: [TAG],
          summary: 'Der neueste unterschriebene Stand des Protokolls, und womit er unterschrieben ist',
          response: { 200: auditCheckpointSchema },
        },
      },
      async () => {
        const [checkpoint, keys] = await Promise.all([log.latest(), log.keys()]);
        if (!checkpoint) throw nothingSigned();
        return checkpointAnswer(checkpoint, keys);
      },
    );
  };
