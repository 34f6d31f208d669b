import type { EventStore } from '@sternklar/event-store/event-store';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type pg from 'pg';
import { watchLog } from '../../../backend/src/audit/command-line/watch-log.ts';
import type { Proof } from '../common/proof.ts';
import { createForger, DATABASE_CHANGES, type DatabaseChange } from './database-changes.ts';
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
  const forger = await createForger(owner);
  const found = new Map<string, number>();
  for (let number = 0; number < mutations && !proof.signal.aborted; number += 1) {
    const position = 1 + random(stock.size);
    const change = DATABASE_CHANGES[number % DATABASE_CHANGES.length] as DatabaseChange;
    await forger.change(change, position);
    const inBundle = await verify();
    if ((await watch()).length > 0 && inBundle.length > 0) found.set(change.name, (found.get(change.name) ?? 0) + 1);
    else proof.fault(`Not found in the database, or in a bundle of it: ${change.name}, at event ${position}.`);
    await forger.restore(position);
  }
  const restored = await watch();
  if (restored.length > 0) proof.fault(`The restored database is refused: ${restored.join(' ')}`);
  for (const [name, count] of found)
    proof.say(`${String(count).padStart(6)} × found: ${name} in the database, there and in a bundle of it`);
};
