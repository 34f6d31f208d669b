import { setTimeout as delay } from 'node:timers/promises';
import { createNoteSigner } from '@sternklar/event-store/transparency/signed-note';
import { createPublicLog } from '../../../backend/src/audit/command-line/public-log.ts';
import { watchUrl } from '../../../backend/src/audit/command-line/watch-url.ts';
import { verifyBundle } from '../../../backend/src/audit/verify/verify-bundle.mjs';
import { createSend } from '../common/exchange.ts';
import type { Proof } from '../common/proof.ts';
import { openStage } from '../common/stage.ts';
import { openLogServer } from '../event-store/server.ts';
import { fetchBundle } from './fetch-bundle.ts';
import { AUDIT_KEY, fillLog } from './stock.ts';

/** A log that EventStoreDB keeps, among records of others, is signed and found good by everybody who looks. */
export const tryHonestElsewhere = async (proof: Proof): Promise<void> => {
  const server = await openLogServer(proof);
  await server.writeOthers(1_000);
  const stage = await openStage(proof, {
    env: { EVENT_STORE_URL: server.url, AUDIT_SIGNING_KEY: AUDIT_KEY.toString('hex') },
  });
  const { send, close } = createSend(stage.url, 2);
  proof.defer(close);
  const stock = await fillLog(send);
  const key = `${createNoteSigner(stock.newest.origin, AUDIT_KEY).key.text}\n`;
  const publicLog = createPublicLog({ url: new URL(stage.url), pause: delay });
  for (const { note } of [...stock.earlier, stock.newest]) {
    const verdict = await verifyBundle(await fetchBundle(stage.url, stock.adminToken), { since: note, key });
    const watched = await watchUrl({ log: publicLog, earlier: note, keys: null });
    for (const problem of [...verdict.problems, ...watched.problems])
      proof.fault(`What is honest in EventStoreDB is refused: ${problem}`);
  }
  const figures = await (await fetch(`${stage.url}/metrics`)).text();
  if (!figures.includes('\ntransparency_log_refuses 0\n')) proof.fault('Honest events in EventStoreDB are not signed.');
  await stage.product().stop();
  proof.say(
    `${String(stock.size).padStart(6)} events in EventStoreDB: signed, and accepted by verify and watch since each of ${stock.earlier.length + 1} checkpoints`,
  );
};
