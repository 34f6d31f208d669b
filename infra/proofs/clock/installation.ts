import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startSmtpServer } from '../../../backend/src/platform/mail/testing/smtp-server.ts';
import { EXAMPLE_OPERATOR } from '../../../backend/src/platform/settings/testing/example-operator.ts';
import { type ProgramEnd, runProgram } from '../../../backend/src/testing/run-program.ts';
import { freePort, type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import type { LeapingClock, WrongClocks } from '../common/faketime.ts';
import type { Proof } from '../common/proof.ts';
import { GENEROUS } from '../common/stage.ts';
import { startPostgres } from './postgres.ts';

/** What cannot be taken back: the whole log, and every mail that was asked for or has gone out. */
export interface Done {
  readonly events: ReadonlyMap<string, number>;
  readonly asked: number;
  readonly sent: number;
}

/** A product for customers with a database and a mail server, whose clock the proof moves. */
export interface Installation {
  readonly clock: LeapingClock;
  start(): Promise<RunningProduct>;
  product(): RunningProduct;
  admin(...args: string[]): Promise<ProgramEnd>;
  /** The code that was mailed to an address. */
  codeFor(email: string): Promise<string>;
  done(): Promise<Done>;
  /** A figure of its metrics, all labels together. */
  figure(name: string): Promise<number>;
}

const MAILED_WITHIN_MS = 60_000;

const secret = () => randomBytes(32).toString('base64');

/** `oneMachine`: the database goes by the same clock; else by the real one. */
export const openInstallation = async (
  proof: Proof,
  { clocks, oneMachine }: { readonly clocks: WrongClocks; readonly oneMachine: boolean },
): Promise<Installation> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-clock-'));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  // PostgreSQL's user has to read the clock's file.
  await chmod(folder, 0o755);
  const clock = await clocks.leaping(join(folder, 'clock'));
  const mails = await startSmtpServer();
  proof.defer(mails.stop);
  const database = join(folder, 'database');
  await mkdir(database);
  const urls = await startPostgres(proof, { dataDir: database, env: oneMachine ? clock.env : {} });
  const sql = new pg.Pool({ connectionString: urls.ownerUrl, max: 1 });
  sql.on('error', () => undefined);
  proof.defer(() => sql.end());
  const env = {
    ...GENEROUS,
    ...EXAMPLE_OPERATOR,
    ...clock.env,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: urls.url,
    DATABASE_OWNER_URL: urls.ownerUrl,
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://sternklar.example',
    SMTP_URL: mails.url,
    JWT_SECRET: secret(),
    MASTER_KEY: secret(),
    AUDIT_SIGNING_KEY: secret(),
    LOG_LEVEL: 'warn',
  };
  let running: RunningProduct | null = null;
  proof.defer(() => running?.stop());
  const product = (): RunningProduct => {
    if (running === null) throw new Error('The product was not started.');
    return running;
  };
  return {
    clock,
    product,
    async start() {
      running = await startProduct({ dataDir: env.DATA_DIR, env });
      return running;
    },
    admin: (...args) =>
      runProgram('command-lines/admin.cli.ts', {
        args,
        env: { PATH: process.env.PATH ?? '', ...env },
      }),
    async codeFor(email) {
      for (const deadline = performance.now() + MAILED_WITHIN_MS; performance.now() < deadline; await delay(100)) {
        const mail = mails.received.find(({ email: { to } }) => to?.some(({ address }) => address === email));
        const code = mail && /^\s*([A-Z0-9]{6})\s*$/m.exec(mail.email.text ?? '')?.[1];
        if (code) return code;
      }
      throw new Error(`No code was mailed to ${email}.`);
    },
    async done() {
      const { rows: events } = await sql.query<{ type: string; count: number }>(
        'select type, count(*)::int as count from event_log.events group by type',
      );
      const { rows: asked } = await sql.query<{ count: number }>('select count(*)::int as count from mail.outbox');
      return {
        events: new Map(events.map(({ type, count }) => [type, count])),
        asked: asked[0]?.count ?? 0,
        sent: mails.received.length,
      };
    },
    async figure(name) {
      const text = await (await fetch(`${product().url}/metrics`)).text();
      const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
        Number(value),
      );
      return values.reduce((sum, value) => sum + value, 0);
    },
  };
};

/** Awaits a figure's value; false after the limit. */
export const untilFigure = async (
  { figure }: Pick<Installation, 'figure'>,
  { name, is, withinMs, signal }: { name: string; is(value: number): boolean; withinMs: number; signal: AbortSignal },
): Promise<boolean> => {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline && !signal.aborted; ) {
    if (is(await figure(name))) return true;
    await delay(250);
  }
  return false;
};
