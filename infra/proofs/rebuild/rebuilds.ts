import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Proof } from '../common/proof.ts';
import { type Ending, startRebuild } from '../common/rebuilding.ts';

/** What a rebuild prints at the beginning of its phases. */
const READING = /Ereignisse anwenden/;
const INDEXING = /Indizes anlegen/;
const SWITCHING = /Umschalten/;
const REFUSED = /läuft schon ein Neuaufbau/;
const LOCK_IS_GONE_WITHIN_MS = 10_000;

const insistOn = (proof: Proof, what: string, { code, output }: Ending) => {
  if (code !== 0) proof.fault(`${what} ended with ${code ?? 'a signal'}: ${output.slice(-400)}`);
};

/** One rebuild of everything, and one of a single read model. */
export const undisturbed = async (proof: Proof, dataDir: string) => {
  const started = performance.now();
  insistOn(proof, 'A rebuild', await startRebuild(proof, dataDir).ended);
  proof.say(`rebuilt everything in ${Math.round(performance.now() - started)} ms, program start included`);
  insistOn(proof, 'A rebuild of one read model', await startRebuild(proof, dataDir, ['review-list']).ended);
  proof.say('rebuilt review-list alone');
};

/** PostgreSQL notices that the killed one's connection is gone. */
const untilUnlocked = async (sql: pg.Client) => {
  for (const deadline = Date.now() + LOCK_IS_GONE_WITHIN_MS; Date.now() < deadline; await delay(50)) {
    const { rows } = await sql.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity where application_name = 'sternklar-rebuild'`,
    );
    if (rows[0]?.open === 0) return;
  }
};

/** Killed in each of its phases; the next one starts over. */
export const interrupted = async (proof: Proof, dataDir: string, sql: pg.Client) => {
  let killed = 0;
  for (const [phase, pattern] of Object.entries({ reading: READING, indexing: INDEXING, switching: SWITCHING })) {
    const rebuilding = startRebuild(proof, dataDir);
    await rebuilding.until(pattern);
    rebuilding.child.kill('SIGKILL');
    const { code } = await rebuilding.ended;
    if (code === null) killed += 1;
    proof.say(`${code === null ? 'killed' : 'was too late to kill'} a rebuild while it was ${phase}`);
    await untilUnlocked(sql);
  }
  if (killed === 0) proof.fault('No rebuild was killed in time, so nothing was shown about interrupted ones.');
  insistOn(proof, 'The rebuild after the killed ones', await startRebuild(proof, dataDir).ended);
  proof.say('rebuilt everything after that');
};

/** The first one is held for a moment, so that the second certainly comes while it runs. */
export const twoAtOnce = async (proof: Proof, dataDir: string) => {
  const first = startRebuild(proof, dataDir);
  await first.until(READING);
  first.child.kill('SIGSTOP');
  const second = await startRebuild(proof, dataDir).ended;
  first.child.kill('SIGCONT');
  insistOn(proof, 'The first of two rebuilds', await first.ended);
  if (second.code !== 1 || !REFUSED.test(second.output)) {
    proof.fault(
      `The second of two rebuilds was not refused, but ended with ${second.code}: ${second.output.slice(-400)}`,
    );
  }
  proof.say('a second rebuild at the same time was refused, the first one finished');
};

/** Tables that a rebuild left behind. */
export const leftovers = async (sql: pg.Client): Promise<readonly string[]> => {
  const { rows } = await sql.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname ~ '^rm_.*_(rebuild|retired)$'`,
  );
  return rows.map(({ name }) => `The schema ${name} was left behind.`);
};
