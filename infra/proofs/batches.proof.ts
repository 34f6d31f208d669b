/**
 * `npm run prove batches [-- --kills 30]`: writers, PostgreSQL and their connections killed in turn while two batches of appends are
 * under way. See docs/proofs/batches.md.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LEAST_BESIDE } from '@sternklar/event-store/postgres/group-commit';
import { openSession } from '@sternklar/event-store/postgres/session';
import { allMigrations } from '../../backend/src/composition/migrations.ts';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { migrateDatabase } from '../../backend/src/platform/log/open-log.ts';
import { createTestDataFolder } from '../../backend/src/testing/leftovers.ts';
import { root } from '../commands/steps.ts';
import { checkLog } from './batches/check-log.ts';
import type { Line, Planned } from './batches/lines.ts';
import { type Proof, runProof } from './common/proof.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '30' } } });
const KILLS = Number(values.kills);
const WRITER = join(root, 'infra/proofs/batches/writer.ts');
/** A kill proves something only while appends are under way. */
const ACKNOWLEDGED_BEFORE = 1_000;
const LATEST_AFTER_MS = 150;
const AT_WORK_WITHIN_MS = 60_000;
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

/** PostgreSQL may still be starting after it was killed. */
const whenItAnswers = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (const until = performance.now() + AT_WORK_WITHIN_MS; ; await pause(50)) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
};

const run = async (proof: Proof): Promise<void> => {
  const dataDir = await createTestDataFolder(tmpdir());
  proof.defer(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir });
  proof.defer(() => postgres.stop());
  await migrateDatabase(postgres, allMigrations, quiet);

  const planned = new Map<string, Planned>();
  const acknowledged = new Map<string, number>();
  const batches = { large: 0, all: 0 };
  const hear = (line: Line): void => {
    if (line.is === 'planned') planned.set(line.id, line);
    else if (line.is === 'acknowledged') acknowledged.set(line.id, line.position);
    else if (line.is === 'fault') proof.fault(line.what);
    else {
      batches.all += 1;
      if (line.appends >= LEAST_BESIDE) batches.large += 1;
    }
  };
  const unknown = () => [...planned.values()].filter(({ id }) => !acknowledged.has(id));

  let writer: ChildProcess | undefined;
  const startWriter = async () => {
    const file = join(dataDir, 'unknown.json');
    await writeFile(file, JSON.stringify(unknown()));
    const child = spawn(process.execPath, [WRITER, postgres.url, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface({ input: child.stdout }).on('line', (text) => hear(JSON.parse(text)));
    writer = child;
  };
  const killWriter = async () => {
    const child = writer;
    if (!child?.stdout || child.exitCode !== null) throw new Error('The writers ended by themselves.');
    const ended = once(child.stdout, 'close');
    child.kill('SIGKILL');
    // All that it has said is read.
    await ended;
  };
  proof.defer(() => writer?.kill('SIGKILL'));

  const victims = [
    ['writers', async () => killWriter().then(startWriter)],
    [
      'PostgreSQL',
      async () => {
        const [pid] = (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(pid), 'SIGKILL');
      },
    ],
    [
      'connection',
      async () => {
        const superuser = await whenItAnswers(() =>
          openSession({ url: postgres.superuserUrl, applicationName: 'sternklar-proof' }),
        );
        await superuser.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sternklar-log-writer'`,
        );
        await superuser.end();
      },
    ],
  ] as const;
  const untilAtWork = async () => {
    const enough = acknowledged.size + ACKNOWLEDGED_BEFORE;
    for (const until = performance.now() + AT_WORK_WITHIN_MS; acknowledged.size < enough; await pause(20)) {
      if (performance.now() > until) throw new Error('The writers did not get going again.');
    }
  };

  await startWriter();
  for (let count = 0; count < KILLS; count += 1) {
    await untilAtWork();
    await pause(Math.random() * LATEST_AFTER_MS);
    const [name, kill] = victims[count % victims.length] ?? victims[0];
    await kill();
    proof.say(`kill ${count + 1} of ${KILLS}: ${name}; ${acknowledged.size} acknowledged, ${unknown().length} unknown`);
  }
  await untilAtWork();
  await killWriter();
  proof.say(
    `${batches.large} of ${batches.all} batches had ${LEAST_BESIDE} appends or more, so that two were under way`,
  );
  if (batches.large < batches.all / 2) proof.fault('Most batches were too small for two to be under way.');
  await checkLog(proof, postgres.ownerUrl, new Set(planned.keys()), acknowledged);
};

await runProof(
  {
    name: 'batches',
    proves:
      'with two batches of appends under way, nothing acknowledged is lost, doubled or out of order, whatever is killed.',
    limitMs: 60_000 + KILLS * 30_000,
  },
  run,
);
