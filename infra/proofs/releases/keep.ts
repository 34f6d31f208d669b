import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type pg from 'pg';
import { DEMO_LOGINS } from '../../../backend/src/demo/demo-logins.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { type Ask, createAsk, logIn } from '../../../backend/src/testing/ask.ts';
import { ADMIN, AUDITOR, startProduct } from '../../../backend/src/testing/running-product.ts';
import { createSend, type Send } from '../common/exchange.ts';
import { GENEROUS, JWT_SECRET } from '../common/stage.ts';
import { connect } from '../kill/verify.ts';
import { keepCode } from './kept-code.ts';
import { type Kept, type KeptAnswer, type KeptPerson, packed, placesOf, SETTINGS } from './kept-release.ts';
import { writeOddRows } from './odd-rows.ts';
import { writeReadModels } from './read-models.ts';
import { differences, findReadings, readAll } from './readings.ts';
import { surfaceIn } from './surface.ts';

export interface KeepOptions {
  readonly version: string;
  /** The folder of its code, with its packages. */
  readonly code: string;
  /** An empty one for its data; the caller removes it. */
  readonly dataDir: string;
  /** Runs an npm script of the version. */
  readonly runScript: (name: string, ...args: readonly string[]) => Promise<void>;
  readonly say: (line: string) => void;
}

const QUIET_WITHIN_MS = 240_000;
const STILL_MS = 3_000;

type Credentials = Pick<KeptPerson, 'email' | 'password'>;

const signIn = async (ask: Ask, credentials: Credentials): Promise<KeptPerson> => ({
  email: credentials.email,
  password: credentials.password,
  token: await logIn(ask, credentials),
});

/** The customers of the demonstration, who all have one password. */
const demoCustomers = async (ask: Ask, admin: string): Promise<readonly KeptPerson[]> => {
  const users = await ask<{ email: string; is_admin: boolean }[]>('/api/admin/users', { token: admin });
  const customers: KeptPerson[] = [];
  for (const { email } of users.filter((user) => user.email.endsWith('.example') && !user.is_admin)) {
    if (email === DEMO_LOGINS.auditor.email) continue;
    customers.push(await signIn(ask, { email, password: DEMO_LOGINS.customer.password }));
  }
  return customers;
};

interface Standing {
  readonly log: { readonly head: number };
  readonly read_models: readonly { readonly name: string; readonly lag_events: number }[];
  readonly reactors: readonly { readonly name: string; readonly lag_events: number }[];
}

/** What is still under way; null when nothing is. */
const underWay = async (ask: Ask, token: string, sql: pg.Client): Promise<string | null> => {
  const { log, read_models, reactors } = await ask<Standing>('/api/admin/operations', { token });
  const { size } = await ask<{ size: number }>('/api/audit/checkpoint');
  const behind = [...read_models, ...reactors].filter(({ lag_events }) => lag_events > 0).map(({ name }) => name);
  if (behind.length > 0) return `${behind.join(', ')} are behind`;
  // Or a slow machine would see it go while it compares.
  const { rowCount } = await sql.query(
    "select from mail.outbox where state = 'waiting' and due_at < now() + interval '10 minutes'",
  );
  if (rowCount) return `${rowCount} mails go out`;
  return size === log.head ? null : `${size} of ${log.head} events are signed`;
};

/** Waits until nothing is under way any more. Answers everything, and when it began to ask. */
const readWhenQuiet = async (
  busyWith: () => Promise<string | null>,
  read: () => Promise<readonly KeptAnswer[]>,
): Promise<{ readonly at: string; readonly answers: readonly KeptAnswer[] }> => {
  let why = '';
  for (const deadline = Date.now() + QUIET_WITHIN_MS; Date.now() < deadline; await delay(1_000)) {
    const busy = await busyWith();
    if (busy !== null) {
      why = busy;
      continue;
    }
    const before = await read();
    await delay(STILL_MS);
    const at = new Date().toISOString();
    const answers = await read();
    const [moved] = differences(before, answers);
    if (moved === undefined) return { at, answers };
    why = moved;
  }
  throw new Error(`The product did not come to rest: ${why}`);
};

/** Lets the version write its data and answer: what the product is asked for by its calls alone. */
const live = async ({ code, dataDir, runScript, say, version }: KeepOptions): Promise<Kept> => {
  const env = { ...GENEROUS, ...SETTINGS, JWT_SECRET, DEMO_DATA: 'true' };
  const product = await startProduct({ code, dataDir, env });
  const closers = new AsyncDisposableStack();
  closers.defer(async () => {
    await product.stop();
  });
  try {
    const { send, close }: { send: Send; close: () => void } = createSend(product.url, 4);
    closers.defer(close);
    const postgres = await startEmbeddedPostgres({ dataDir, shared: true });
    closers.defer(() => postgres.stop());
    const sql = await connect(postgres.ownerUrl);
    closers.defer(() => sql.end());
    const ask = createAsk(send);
    const admin = await signIn(ask, ADMIN);
    const auditor = await signIn(ask, AUDITOR);
    const operate = (...args: readonly string[]) => runScript('admin', ...args);
    const customers = await demoCustomers(ask, admin.token);
    say(`${version} runs; its people write`);
    const written = await writeOddRows({ ask, admin: admin.token, auditor: auditor.token, sql, operate });
    const own = [...customers, ...written.people];
    const people = [admin, auditor, await signIn(ask, DEMO_LOGINS.admin), ...own];
    const tokens = new Map([
      ...people.map(({ email, token }) => [email, token] as const),
      ['visitor', written.visitorToken],
    ]);
    const readings = await findReadings(ask, own, admin);
    say(`${readings.length} answers are read once all is quiet`);
    const read = () => readAll(send, readings, (caller) => tokens.get(caller) ?? '');
    const { at, answers } = await readWhenQuiet(() => underWay(ask, admin.token, sql), read);
    const refused = answers.filter(({ status }) => status !== 200 && status !== 409);
    if (refused.length > 0) throw new Error(`Not all is answered: ${JSON.stringify(refused.slice(0, 5))}`);
    const { rows } = await sql.query<{ type: string }>('select distinct type from event_log.events');
    const unwritten = [...eventRegistry.keys()].filter((known) => !rows.some(({ type }) => type === known));
    say(`${rows.length} types of events; nobody wrote ${unwritten.join(', ')}`);
    const { note: checkpoint } = await ask<{ note: string }>('/api/audit/checkpoint');
    return { version, at, people, visitorToken: written.visitorToken, things: written.things, checkpoint, answers };
  } finally {
    await closers.disposeAsync();
  }
};

const readModelsIn = async (dataDir: string): Promise<string> => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const sql = await connect(postgres.ownerUrl);
    const text = await writeReadModels(sql);
    await sql.end();
    return text;
  } finally {
    await postgres.stop();
  }
};

/** Writes infra/proofs/releases/<version>: a backup, the secrets, the read models, what was answered, its calls and events, its code. */
export const keepRelease = async (options: KeepOptions): Promise<void> => {
  const { version, code, dataDir, runScript, say } = options;
  const places = placesOf(version);
  const kept = await live(options);
  await rm(places.folder, { recursive: true, force: true });
  await mkdir(places.folder, { recursive: true });
  await runScript('backup', places.backup);
  await cp(join(dataDir, 'secrets'), places.secrets, { recursive: true });
  await writeFile(places.readModels, await packed(await readModelsIn(dataDir)));
  await writeFile(places.kept, await packed(`${JSON.stringify(kept, null, 1)}\n`));
  const page = await readFile(join(code, 'docs/slices.md'), 'utf8');
  await keepCode(code, 'HEAD', places.code);
  await writeFile(places.surface, `${JSON.stringify(surfaceIn(page), null, 2)}\n`);
  say(`${version} is kept in ${places.folder}`);
};
