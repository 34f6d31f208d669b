import { setTimeout as delay } from 'node:timers/promises';
import type { Proof } from '../common/proof.ts';
import type { Stage } from '../common/stage.ts';
import { insist } from '../kill/client.ts';
import { createLedger, runLoad } from '../kill/load.ts';
import type { People } from './people.ts';
import type { LogServer } from './server.ts';

const LOAD_MS = 2_000;
const OTHERS_BETWEEN = 20_000;

interface Row {
  readonly id: string;
  readonly review_text: string;
}

/** kill -9 under load, others' records between: every acknowledged review is there, once. */
export const killedAndBack = async (
  proof: Proof,
  { stage, server, people, kills }: { stage: Stage; server: LogServer; people: People; kills: number },
): Promise<void> => {
  const { client, customer, adminToken } = people;
  const ledger = createLedger();
  const stop = new AbortController();
  const running = runLoad({ client, customers: [customer], adminToken, ledger }, stop.signal);
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(LOAD_MS);
    await server.writeOthers(OTHERS_BETWEEN);
    await stage.product().kill();
    await stage.start();
  }
  await delay(LOAD_MS);
  stop.abort();
  await running;
  const rows = await insist<readonly Row[]>(client, { path: `/reviews/${customer.businessId}`, token: customer.token });
  const times = Map.groupBy(rows, ({ review_text }) => review_text);
  for (const [marker, id] of ledger.reviews) {
    const there = times.get(marker) ?? [];
    if (!there.some((row) => row.id === id)) proof.fault(`An acknowledged review is lost: ${marker}.`);
    if (there.length > 1) proof.fault(`A review is there twice: ${marker}.`);
  }
  proof.say(
    `${kills} kills: ${ledger.reviews.size} reviews acknowledged, ${ledger.unanswered} calls unanswered, none lost`,
  );
};
