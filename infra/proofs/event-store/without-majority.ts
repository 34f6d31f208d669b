import { setTimeout as delay } from 'node:timers/promises';
import type { Proof } from '../common/proof.ts';
import type { Stage } from '../common/stage.ts';
import type { People } from './people.ts';
import type { LogServer } from './server.ts';

const ANSWERED_WITHIN_MS = 5_000;

/** A cluster without its majority: the product lives, lists are read, commands are refused in order, and all comes back by itself. */
export const withoutMajority = async (
  proof: Proof,
  { stage, server, people, seconds }: { stage: Stage; server: LogServer; people: People; seconds: number },
): Promise<void> => {
  if (!server.majority) return;
  const { pid, url } = stage.product();
  const headers = { authorization: `Bearer ${people.customer.token}`, 'content-type': 'application/json' };
  const business = JSON.stringify({
    business_name: 'Ohne Mehrheit',
    google_business_link: 'https://maps.google.com/?cid=2',
  });
  const command = () =>
    fetch(`${url}/api/business`, { method: 'POST', headers, body: business, signal: AbortSignal.timeout(30_000) });

  server.majority.lose();
  const until = performance.now() + seconds * 1_000;
  let [read, refused] = [0, 0];
  const commanding = (async () => {
    while (performance.now() < until) {
      const answer = await command();
      if (answer.status !== 503) proof.fault(`Without a majority a command is answered ${answer.status}.`);
      else if (!answer.headers.has('retry-after')) proof.fault('A refused command does not say when to try again.');
      refused += 1;
      await delay(500);
    }
  })();
  while (performance.now() < until) {
    const answer = await fetch(`${url}/api/business`, { headers, signal: AbortSignal.timeout(5_000) });
    if (answer.status !== 200) proof.fault(`Without a majority a list is answered ${answer.status}.`);
    read += 1;
    await delay(250);
  }
  await commanding;
  const ready = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(20_000) });
  if (ready.status === 200) proof.fault('It says that it is ready although its log is away.');
  proof.say(
    `${seconds} s without a majority: ${read} lists read, ${refused} commands refused in order, ready says ${ready.status}`,
  );

  await server.majority.bringBack();
  const began = performance.now();
  let status = 0;
  while (status !== 201 && performance.now() - began < 60_000) {
    status = (await command()).status;
    if (status !== 201) await delay(50);
  }
  const answered = performance.now() - began;
  proof.say(`the majority is back: the first command is answered after ${(answered / 1_000).toFixed(1)} s`);
  if (answered > ANSWERED_WITHIN_MS)
    proof.fault(`The first command after that was answered after ${Math.round(answered)} ms.`);
  const after = await fetch(`${url}/api/health/live`).catch(() => null);
  if (after === null || stage.product().pid !== pid || !isAlive(pid))
    proof.fault('The process that ran before is gone.');
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
