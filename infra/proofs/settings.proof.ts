/** `npm run prove settings [-- --draw 5 --seed 1]`: the real product with settings that somebody got wrong. See docs/proofs/settings.md. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { EXAMPLE_OPERATOR } from '../../backend/src/platform/settings/testing/example-operator.ts';
import { runProgram } from '../../backend/src/testing/run-program.ts';
import { freePort, type RunningProduct, startProduct } from '../../backend/src/testing/running-product.ts';
import { drawn, seedFrom } from './common/draw.ts';
import { type Proof, runProof } from './common/proof.ts';
import { REFUSED, type Slip, WARNED, WARNED_WITH_STRIPE } from './settings/unsafe.ts';

type Env = Readonly<Record<string, string>>;

const { values } = parseArgs({ options: { draw: { type: 'string' }, seed: { type: 'string' } } });
const seed = seedFrom(values.seed);
const refused = values.draw === undefined ? REFUSED : drawn(REFUSED, Number(values.draw), seed);
if (values.draw !== undefined)
  console.log(`${refused.length} of ${REFUSED.length} settings that can never be meant, drawn with --seed ${seed}`);

const SIGNED_WITHIN_MS = 30_000;
const OTHER_KEY = 'the transparency log is signed with another key than before';
const IN_STATUS = /AUDIT_SIGNING_KEY: ist seit .* ein anderer als vorher/;
const secret = () => randomBytes(32).toString('base64');

const folderFor = async (proof: Proof): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-settings-'));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
};

/** Settings with which a product for customers starts, and has nothing to say. */
const goodSettings = async (proof: Proof): Promise<Env> => {
  const dataDir = await folderFor(proof);
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'database'), durable: false });
  proof.defer(() => postgres.stop());
  return {
    ...EXAMPLE_OPERATOR,
    NODE_ENV: 'production',
    DATA_DIR: join(dataDir, 'data'),
    DATABASE_URL: postgres.url,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://sternklar.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    JWT_SECRET: secret(),
    MASTER_KEY: secret(),
    AUDIT_SIGNING_KEY: secret(),
  };
};

const program = (env: Env, file: string, ...args: string[]) =>
  runProgram(file, { args, env: { PATH: process.env.PATH ?? '', ...env } });

const start = async (proof: Proof, env: Env): Promise<RunningProduct> => {
  const product = await startProduct({ dataDir: env.DATA_DIR ?? '', env });
  proof.defer(() => product.stop());
  return product;
};

/** One sentence on standard error, exit code 1, and nothing was made: neither a folder nor a table. */
const proveRefused = async (proof: Proof, good: Env): Promise<void> => {
  const dataDir = join(await folderFor(proof), 'data');
  for (const { given, sentence } of refused) {
    if (proof.signal.aborted) return;
    const name = Object.entries(given)
      .map(([setting, value]) => `${setting}=${value.slice(0, 20)}`)
      .join(' ');
    // Not the good database: nothing may get that far.
    const env = {
      ...good,
      ADMIN_EMAIL: 'a@b.example',
      ADMIN_PASSWORD: 'ein-langes-passwort',
      AUDITOR_EMAIL: 'p@b.example',
      AUDITOR_PASSWORD: 'noch-ein-langes',
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgresql://app:x@127.0.0.1:1/x',
      DATABASE_OWNER_URL: '',
      ...given,
    };
    const { code, complained } = await program(env, 'main.ts');
    const lines = complained.split('\n').map((line) => line.trim());
    if (code !== 1 || lines.filter((line) => sentence.test(line)).length !== 1)
      proof.fault(`${name} is not refused with its sentence, exit code ${code}: ${complained.slice(0, 400)}`);
    const made = await readdir(dataDir).catch(() => []);
    if (made.length > 0) proof.fault(`${name} left something behind: ${made.join(', ')}`);
  }
  proof.say(`${refused.length} settings that can never be meant: refused by name, before anything was made`);
};

/** Each is said once at the start and once in the log, and by `status` for as long as it lasts. */
const proveWarned = async (proof: Proof, good: Env, slips: readonly Slip[]): Promise<void> => {
  const env: Env = Object.assign({}, good, ...slips.map(({ given }) => given));
  const product = await start(proof, env);
  const [logged = '', ...more] = product
    .output()
    .split('\n')
    .filter((line) => line.includes('settings that may be a mistake'));
  if (more.length > 0) proof.fault('The log tells of the settings more than once.');
  const { settings = [] } = JSON.parse(logged || '{}') as { readonly settings?: readonly string[] };
  const status = await program(env, 'command-lines/admin.cli.ts', 'status');
  for (const { given, sentence } of slips) {
    const name = Object.keys(given)[0];
    const said = product
      .output()
      .split('\n')
      .filter((line) => sentence.test(line.trim().replace(/^Achtung: /, '')));
    if (said.length !== 1) proof.fault(`${name} is said ${said.length} times at the start.`);
    if (!settings.some((line) => sentence.test(line))) proof.fault(`${name} is not in the log.`);
    if (!status.printed.split('\n').some((line) => sentence.test(line.trim())))
      proof.fault(`${name} is not in status: ${status.printed.slice(-600)} ${status.complained}`);
  }
  await product.stop();
  proof.say(`${slips.length} that may be meant: said at the start, once in the log, and by status`);
};

const statusTells = async (env: Env) =>
  IN_STATUS.test((await program(env, 'command-lines/admin.cli.ts', 'status')).printed);

const untilSaid = async (product: RunningProduct, text: string, withinMs: number): Promise<boolean> => {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await delay(100))
    if (product.output().includes(text)) return true;
  return false;
};

/** With the former key beside it nothing is said; without it log and status say so, for everybody who trusts that one. */
const proveSigningKey = async (proof: Proof, good: Env): Promise<void> => {
  const next = { ...good, AUDIT_SIGNING_KEY: secret(), AUDIT_FORMER_SIGNING_KEY: good.AUDIT_SIGNING_KEY ?? '' };
  const announced = await start(proof, next);
  if (await untilSaid(announced, OTHER_KEY, 5_000))
    proof.fault('A key that the former one signs along with is complained of.');
  await announced.stop();
  if (await statusTells(next)) proof.fault('status complains of a key that the former one signs along with.');
  const bare = { ...good, AUDIT_SIGNING_KEY: secret() };
  const replaced = await start(proof, bare);
  if (!(await untilSaid(replaced, OTHER_KEY, SIGNED_WITHIN_MS))) proof.fault('Another signing key is not in the log.');
  if (!(await statusTells(bare))) proof.fault('Another signing key is not in status.');
  await replaced.stop();
  proof.say('another AUDIT_SIGNING_KEY: silent beside the former one; without it in log and status');
};

/** The file is named, and no new key takes its place. */
const proveLostKey = async (proof: Proof): Promise<void> => {
  const dataDir = await folderFor(proof);
  const product = await start(proof, { DATA_DIR: dataDir });
  await product.stop();
  const secrets = join(dataDir, 'secrets');
  const key = join(secrets, 'master-key');
  await rm(key);
  const before = await readdir(secrets);
  const { code, complained } = await program({ DATA_DIR: dataDir, DEMO_DATA: 'false', PORT: '0' }, 'main.ts');
  if (code !== 1 || !complained.startsWith(`Die Datei ${key} fehlt`))
    proof.fault(`A lost master key is not named: ${complained}`);
  if ((await readdir(secrets)).join() !== before.join())
    proof.fault('A start without its master key wrote into the secrets.');
  proof.say('a lost master key beside data: named, nothing written');
};

await runProof(
  {
    name: 'settings',
    proves:
      'settings that can never be meant keep the product from starting, with a sentence and before anything is made; those that may be a mistake are said at the start, in the log and by status.',
    limitMs: 600_000,
  },
  async (proof) => {
    const good = await goodSettings(proof);
    await proveRefused(proof, good);
    await proveWarned(proof, good, WARNED);
    await proveWarned(proof, good, WARNED_WITH_STRIPE);
    await proveSigningKey(proof, good);
    await proveLostKey(proof);
  },
);
