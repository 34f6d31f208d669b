import { startedRebuildSchema, startRebuildBodySchema } from '@sternklar/contracts/operations.api';
import { Refusal } from '../refusal.port.ts';
import type { RequestKit } from '../request-kit.port.ts';
import { slice } from '../slice.port.ts';
import { type OperationsRouteDeps, TAG } from './operations-routes.ts';
import type { Rebuilds } from './rebuilds/rebuilds.ts';

export interface StartRebuildRouteDeps extends OperationsRouteDeps {
  readonly rebuilds: Pick<Rebuilds, 'start'>;
  /** Names of all there are. */
  readonly readModels: readonly string[];
  readonly kit: Pick<RequestKit, 'newId'>;
}

const unknownReadModel = (readModels: readonly string[]) =>
  new Refusal(422, 'read-model-unknown', `Dieses Lesemodell gibt es nicht; bekannt sind: ${readModels.join(', ')}.`);

const rebuildRunning = () =>
  new Refusal(409, 'rebuild-running', 'Es läuft schon ein Neuaufbau. Bitte warten Sie, bis er fertig ist.');

export const startRebuildRoute = slice(
  {
    name: 'start-rebuild',
    call: 'POST /admin/operations/rebuilds',
    access: ['admin'],
    tag: TAG,
    summary: 'Lesemodelle aus dem Ereignisprotokoll neu aufbauen, im Hintergrund und einer nach dem anderen',
    body: startRebuildBodySchema,
    answers: { 202: startedRebuildSchema },
    refusals: { 409: 'Es läuft schon ein Neuaufbau.' },
    records: [],
    example: { needs: ['no-rebuild'], body: { read_models: ['subscription-list'] } },
  },
  ({ rebuilds, readModels, kit, audit }: StartRebuildRouteDeps) =>
    async (request, reply) => {
      const names = [...new Set(request.body.read_models)];
      if (names.some((name) => !readModels.includes(name))) throw unknownReadModel(readModels);
      const id = kit.newId(request);
      const hasBegun = await rebuilds.start(id, names);
      audit(request, { action: 'start-rebuild', readModels: names, hasBegun });
      if (!hasBegun) throw rebuildRunning();
      reply.code(202);
      return { id, message: 'Der Neuaufbau hat begonnen.' };
    },
);
