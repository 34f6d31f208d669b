import type { EventStore } from '@sternklar/event-store/event-store';
import { eventsBehind } from '@sternklar/event-store/log-distance';
import { selectCheckpoints } from '@sternklar/projections/engine/checkpoints/checkpoints';
import type { StuckReadModels } from '@sternklar/projections/engine/stuck/stuck-read-models';
import type { Pool } from 'pg';
import type { ReadModelStatus } from './status-report.ts';

export interface ReadModelSources {
  readonly store: Pick<EventStore, 'gapless' | 'head' | 'readAll'>;
  readonly pool: Pool;
  readonly readModels: readonly { readonly name: string; readonly version: number }[];
  readonly stuckReadModels: Pick<StuckReadModels, 'list' | 'missing'>;
  readonly now: () => Date;
}

interface Row {
  readonly projection: string;
  readonly position: number;
}

/** Where the read models stand, from their checkpoints alone: for whoever does not run them. */
export const readReadModels = async ({
  store,
  pool,
  readModels,
  stuckReadModels,
  now,
}: ReadModelSources): Promise<readonly ReadModelStatus[]> => {
  const { rows } = await pool.query<Row>(selectCheckpoints(readModels));
  const positions = new Map(rows.map(({ projection, position }) => [projection, position]));
  // After the checkpoints, so that it is never behind them.
  const head = await store.head();
  const stuck = await stuckReadModels.list();
  const missing = await stuckReadModels.missing();
  return Promise.all(
    readModels.map(async ({ name, version }) => {
      const position = positions.get(name) ?? null;
      const [next] = position !== null && position < head ? await store.readAll(position, 1) : [];
      return {
        name,
        version,
        position,
        lagEvents: await eventsBehind(store, { position: position ?? 0, head }),
        lagSeconds: next ? Math.max(0, (now().getTime() - Date.parse(next.recordedAt)) / 1_000) : 0,
        nextType: next?.type ?? null,
        stuckBefore: stuck.find((one) => one.name === name)?.position ?? null,
        missingEvents: missing.filter((one) => one.name === name).length,
      };
    }),
  );
};
