import { rebuildSchema, startRebuildBodySchema } from '@sternklar/contracts/operations.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Refusal } from '../../http/refusal.ts';
import { type OperationsRouteDeps, TAG } from '../operations-routes.ts';
import type { Rebuilds } from './rebuilds.ts';

export interface StartRebuildRouteDeps extends OperationsRouteDeps {
  readonly rebuilds: Pick<Rebuilds, 'start' | 'current'>;
  /** Names of all there are. */
  readonly readModels: readonly string[];
}

const unknownReadModel = (readModels: readonly string[]) =>
  new Refusal(422, 'read-model-unknown', `Dieses Lesemodell gibt es nicht; bekannt sind: ${readModels.join(', ')}.`);

const rebuildRunning = () =>
  new Refusal(409, 'rebuild-running', 'Es läuft schon ein Neuaufbau. Bitte warten Sie, bis er fertig ist.');

export const startRebuildRoute =
  ({ rebuilds, readModels, audit }: StartRebuildRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/operations/rebuilds',
      {
        config: {
          access: ['admin'],
          refusals: { 409: 'Es läuft schon ein Neuaufbau, oder dieselbe Anfrage läuft noch.' },
        },
        schema: {
          tags: [TAG],
          summary: 'Lesemodelle aus dem Ereignisprotokoll neu aufbauen, im Hintergrund und einer nach dem anderen',
          body: startRebuildBodySchema,
          response: { 202: rebuildSchema },
        },
      },
      async (request, reply) => {
        const names = [...new Set(request.body.read_models)];
        if (names.some((name) => !readModels.includes(name))) throw unknownReadModel(readModels);
        if (!(await rebuilds.start(names))) throw rebuildRunning();
        audit(request, { action: 'start-rebuild', readModels: names });
        const { newest } = await rebuilds.current();
        if (newest === null) throw new Error('A rebuild that was started is written down.');
        return reply.code(202).send(newest);
      },
    );
  };
