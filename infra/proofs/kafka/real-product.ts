import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { ADMIN, startProduct } from '../../../backend/src/testing/running-product.ts';
import { root } from '../../commands/steps.ts';
import { findWrongClocks } from '../common/faketime.ts';
import type { Proof } from '../common/proof.ts';
import { openStage, type Stage } from '../common/stage.ts';
import { createClient, insist } from '../kill/client.ts';
import { createCustomers, createLedger, type Ledger, runLoad } from '../kill/load.ts';
import { checkLog, compareWithLedger, digestReadModels } from '../kill/verify.ts';
import type { SecureBrokers } from './brokers.ts';
import { checkRefusals } from './refusals.ts';
import { grantRights } from './secure-listener.ts';

const TOPIC = 'sternklar-product';
/** Longer than a silent member keeps its partitions. */
const ASLEEP_MS = 12_000;
const DAYS_BEHIND = -2;
const GOES_ON_WITHIN_MS = 60_000;

/** Another process of the same installation, which shares the partitions and does nothing else. */
const startReader = async (proof: Proof, { dataDir }: Stage, env: Readonly<Record<string, string>>) => {
  const postgres = await startEmbeddedPostgres({ dataDir, shared: true });
  proof.defer(() => postgres.stop());
  const { url, ownerUrl } = postgres;
  const own = { ROLE: 'projections', DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
  const reader = await startProduct({ dataDir, env: { ...env, ...own } });
  proof.defer(() => reader.kill());
  return reader;
};

const untilMoreThan = async ({ reviews }: Ledger, count: number): Promise<void> => {
  for (const deadline = Date.now() + GOES_ON_WITHIN_MS; Date.now() < deadline; await delay(50)) {
    if (reviews.size > count) return;
  }
  throw new Error('The product did not get going again.');
};

const compareWithRebuild = async (stage: Stage, env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const sql = await stage.database();
  const living = await digestReadModels(sql);
  await promisify(execFile)(process.execPath, [join(root, 'backend/src/command-lines/rebuild.cli.ts')], {
    cwd: root,
    env: { ...process.env, ...env, DATA_DIR: stage.dataDir },
  });
  const rebuilt = await digestReadModels(sql);
  const different = [...living].filter(([table, digest]) => rebuilt.get(table) !== digest);
  return [...(await checkLog(sql)), ...different.map(([table]) => `${table} differs from its rebuild.`)];
};

/**
 * Two processes of the product under load through Kafka: one, whose clock is days behind, falls asleep for longer than its partitions wait, and wakes;
 * then the other, which publishes the log, is killed. They come in by TLS and a login that may nothing but what it needs. Answers sentences on what was lost, doubled or different.
 */
export const tryRealProduct = async (proof: Proof, brokers: SecureBrokers): Promise<readonly string[]> => {
  const { username, password, certificateFile } = brokers.secret;
  const env = {
    KAFKA_BROKERS: brokers.secureAddresses.join(','),
    KAFKA_TOPIC: TOPIC,
    KAFKA_PARTITIONS: '4',
    KAFKA_REPLICATION: String(brokers.all.length),
    KAFKA_TLS: 'true',
    KAFKA_USERNAME: username,
    KAFKA_PASSWORD: password,
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
  await grantRights(brokers.addresses, { username, topic: TOPIC });
  const [stage, refusals] = await Promise.all([openStage(proof, { env }), checkRefusals(brokers)]);
  for (const sentence of refusals) proof.fault(sentence);
  const clock = (await findWrongClocks())?.fixed ?? null;
  const reader = await startReader(proof, stage, { ...env, ...clock?.(DAYS_BEHIND) });
  const client = createClient(() => stage.url);
  const customers = await createCustomers(client, 4);
  const login = { method: 'POST', path: '/auth/login', body: ADMIN } as const;
  const { access_token: adminToken } = await insist<{ access_token: string }>(client, login);
  const ledger = createLedger();
  const stop = new AbortController();
  const load = runLoad({ client, customers, adminToken, ledger }, stop.signal);
  await untilMoreThan(ledger, 10);
  process.kill(reader.pid, 'SIGSTOP');
  await delay(ASLEEP_MS);
  process.kill(reader.pid, 'SIGCONT');
  await untilMoreThan(ledger, ledger.reviews.size + 10);
  await stage.product().kill();
  await stage.start();
  await untilMoreThan(ledger, ledger.reviews.size + 10);
  stop.abort();
  await load;
  proof.say(`${ledger.reviews.size} reviews and ${ledger.statuses.size} decisions acknowledged by the product`);
  return [...(await compareWithRebuild(stage, env)), ...(await compareWithLedger(client, { customers, ledger }))];
};
