import type { EventStore } from '@sternklar/event-store/event-store';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type pg from 'pg';
import { watchLog } from '../../../backend/src/audit/command-line/watch-log.ts';
import type { Proof } from '../common/proof.ts';
import { verdictOnExport } from './export-and-verify.ts';
import { randomFrom } from './mutations.ts';
import type { Stock } from './stock.ts';

export interface DatabaseTrials {
  readonly store: EventStore;
  readonly log: TransparencyLog;
  readonly stock: Stock;
  readonly owner: pg.Client;
  readonly mutations: number;
}

/** What an operator with the tables' own role may do to one event; `$1` is its position. */
const CHANGES = [
  `update event_log.events set data = data || ' ' where position = $1`,
  `update event_log.events set data = replace(data, 'eingereicht', 'gelöscht') || ' ' where position = $1`,
  `update event_log.events set metadata = replace(metadata, '"kind":"account"', '"kind":"operator"') || ' ' where position = $1`,
  `update event_log.events set type = type || 'd' where position = $1`,
  `update event_log.events set version = version + 1000 where position = $1`,
  `update event_log.events set stream_id = stream_id || 'x' where position = $1`,
  `update event_log.events set id = gen_random_uuid() where position = $1`,
  `update event_log.events set recorded_at = recorded_at + interval '1 second' where position = $1`,
  'delete from event_log.events where position = $1',
];

/** Rewrites events in the database of the running product, as only its operator can. */
export const tryDatabase = async (
  proof: Proof,
  { store, log, stock, owner, mutations }: DatabaseTrials,
): Promise<void> => {
  const random = randomFrom(10);
  const watch = async () => (await watchLog({ store, log, earlier: stock.earlier[0]?.note ?? null }))?.problems ?? [];
  /** What is wrong with a bundle of it; events that are missing keep one from being made. */
  const verify = () =>
    verdictOnExport({ store, log, stock }, stock.earlier[0]?.note ?? null).then(
      ({ problems }) => problems,
      (error: unknown) => {
        if (error instanceof StartRefused) return [error.message];
        throw error;
      },
    );
  const honest = [...(await watch()), ...(await verify())];
  if (honest.length > 0) proof.fault(`The honest database is refused: ${honest.join(' ')}`);
  await owner.query('alter table event_log.events disable trigger events_are_append_only');
  await owner.query('create temp table honest as select * from event_log.events');
  let found = 0;
  for (let number = 0; number < mutations && !proof.signal.aborted; number += 1) {
    const position = 1 + random(stock.size);
    const change = CHANGES[number % CHANGES.length] ?? '';
    await owner.query(change, [position]);
    const inBundle = await verify();
    if ((await watch()).length > 0 && inBundle.length > 0) found += 1;
    else proof.fault(`Not found in the database, or in a bundle of it: ${change.replace('$1', String(position))}`);
    await owner.query('delete from event_log.events where position = $1', [position]);
    await owner.query('insert into event_log.events select * from honest where position = $1', [position]);
  }
  const restored = await watch();
  if (restored.length > 0) proof.fault(`The restored database is refused: ${restored.join(' ')}`);
  proof.say(
    `${String(found).padStart(6)} × found: an event that was rewritten in the database, there and in a bundle of it`,
  );
};
