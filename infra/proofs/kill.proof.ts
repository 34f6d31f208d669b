/**
 * `npm run prove kill [-- --kills 20]`: kill -9 of the server and of PostgreSQL in turn, under load. Afterwards every
 * acknowledged command must be there once, the log without gaps, each mail delivered once, and the read models equal to
 * a rebuild. See docs/proofs/kill.md.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { ADMIN, freePort, type RunningProduct, startProduct } from '../../backend/src/testing/running-product.ts';
import { root } from '../commands/steps.ts';
import { createClient, insist } from './kill/client.ts';
import { createCustomers, createLedger, runLoad } from './kill/load.ts';
import { compareSignInWays, createWaysLedger, runSignInWays } from './kill/sign-in-ways.ts';
import { checkLog, checkMails, compareWithLedger, connect, digestReadModels } from './kill/verify.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const kills = Number(values.kills);
const LOAD_BETWEEN_KILLS_MS = 2_000;

const env = {
  PORT: String(await freePort()),
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '10000',
  LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10000',
};
let product: RunningProduct = await startProduct({ env });
const { dataDir, url } = product;
process.on('uncaughtException', async (error) => {
  console.error(error);
  await product.stop();
  await product.remove();
  process.exit(1);
});

const killPostgres = async () => {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

/** Load goes on until so many reviews are acknowledged, 60 s at most. */
const untilAcknowledged = async (count: number) => {
  for (let waited = 0; waited < 600 && ledger.reviews.size < count; waited += 1)
    await new Promise((wake) => setTimeout(wake, 100));
};

const killServer = async () => {
  await product.kill();
  product = await startProduct({ dataDir, env });
};

const client = createClient(() => url);
const customers = await createCustomers(client, 4);
const { access_token: adminToken } = await insist<{ access_token: string }>(client, {
  method: 'POST',
  path: '/auth/login',
  body: ADMIN,
});
const ledger = createLedger();
const stop = new AbortController();
const ways = {
  client,
  origin: `http://localhost:${env.PORT}`,
  token: customers[0]?.token ?? '',
  ledger: createWaysLedger(),
};
const load = Promise.all([
  runLoad({ client, customers, adminToken, ledger }, stop.signal),
  runSignInWays(ways, stop.signal),
]);
for (let count = 0; count < kills; count += 1) {
  // A kill proves something only when the product is at work again.
  await untilAcknowledged(ledger.reviews.size + 10);
  await Promise.race([load, new Promise((wake) => setTimeout(wake, LOAD_BETWEEN_KILLS_MS * (0.5 + Math.random())))]);
  const victim = count % 2 === 0 ? 'server' : 'PostgreSQL';
  await (count % 2 === 0 ? killServer() : killPostgres());
  console.log(
    `kill ${count + 1} of ${kills}: ${victim}; ${ledger.reviews.size} reviews acknowledged, ${ledger.unanswered} unanswered`,
  );
}
const before = ledger.reviews.size;
await untilAcknowledged(before + 20);
stop.abort();
await load;

const postgres = await startEmbeddedPostgres({ dataDir, shared: true });
const sql = await connect(postgres.ownerUrl);
const faults: string[] =
  ledger.reviews.size >= before + 20 ? [] : ['After the last kill the product did not get going again.'];
faults.push(...(await checkLog(sql)), ...(await checkMails(sql)));
faults.push(...(await compareWithLedger(client, { customers, ledger })), ...(await compareSignInWays(ways)));
const living = await digestReadModels(sql);
await promisify(execFile)(process.execPath, [join(root, 'backend/src/command-lines/rebuild.cli.ts')], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir },
});
const rebuilt = await digestReadModels(sql);
for (const [table, digest] of living)
  if (rebuilt.get(table) !== digest)
    faults.push(`${table} differs from its rebuild: ${digest} / ${rebuilt.get(table)}`);
await sql.end();
await postgres.stop();
await product.stop();
await product.remove();

console.log(
  `${ledger.reviews.size} reviews and ${ledger.statuses.size} decisions acknowledged, ${ways.ledger.passkeys.length} passkeys, ${living.size} tables compared`,
);
for (const fault of faults.slice(0, 20)) console.error(`FAULT: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
