/** `npm run prove billing [-- --customers n]`: ten simulated years of invoices, and kill -9 at every step of one. See docs/proofs/billing.md. */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createAsk, register } from '../../backend/src/testing/ask.ts';
import { NO_AUDITOR } from '../../backend/src/testing/running-product.ts';
import { proveJournal } from './billing/journal.ts';
import { doubleFaults, lifeFaults, livesOf, numberFaults, twiceBilledFaults } from './billing/judge.ts';
import { stepsOf, untilReached } from './billing/kill-steps.ts';
import { startMailServer } from './billing/mail-server.ts';
import { simulate } from './billing/simulation.ts';
import { createSend } from './common/exchange.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';

const { values } = parseArgs({ options: { customers: { type: 'string', default: '1000' } } });
const customers = Number(values.customers);
const DAYS = 3_652;
const START = new Date('2026-01-01T00:00:00.000Z');
const WITHIN_MS = 60_000;
/** Three months in the fifth year. */
const isOff = (day: number) => day >= 1_500 && day < 1_592;
/** A mail in the hands of a killed sender goes out within 45 s of being taken. */
const MAILS_WITHIN_MS = 75_000;
const PASSWORD = 'stern-rechnung-1';

const proveTenYears = async (proof: Proof): Promise<void> => {
  const started = performance.now();
  const log = await simulate({ customers, days: DAYS, start: START, isOff });
  const took = performance.now() - started;
  const now = new Date(START.getTime() + DAYS * 86_400_000);
  numberFaults(log).forEach(proof.fault);
  const lives = livesOf(log);
  doubleFaults(lives).forEach(proof.fault);
  twiceBilledFaults(lives).forEach(proof.fault);
  for (const [id, life] of lives) lifeFaults(id, life, now).forEach(proof.fault);
  const count = (type: string) => log.filter((event) => event.type === type).length;
  const [invoices, creditNotes] = [count('InvoiceIssued'), count('InvoiceCancelled')];
  proof.say(
    `ten years of ${lives.size} subscriptions in ${(took / 1_000).toFixed(1)} s: ${invoices} invoices, ${creditNotes} credit notes, ` +
      `${count('SubscriptionNoticeGiven')} notices, ${count('SubscriptionNoticeReminded')} reminders`,
  );
  if (took > WITHIN_MS) proof.fault(`Ten years took ${(took / 1_000).toFixed(0)} s, more than a minute.`);
  if (creditNotes === 0 || count('SubscriptionNoticeWithdrawn') === 0)
    proof.fault('The simulation had no late notice or none that was withdrawn.');
  await proveJournal(proof, log, now);
};

/** Kills at every step; what came of it is judged once all mails are sent, for which the killed sender is waited. */
const killAtEveryStep = async (proof: Proof): Promise<() => Promise<void>> => {
  const mails = await startMailServer();
  proof.defer(mails.stop);
  const stage = await openStage(proof, { env: { SMTP_URL: mails.url, ...NO_AUDITOR } });
  const [sql, locks] = [await stage.database(), await stage.database()];
  const supervisor = await stage.database('superuser');
  const { send, close } = createSend(stage.url, 4);
  proof.defer(close);
  const ask = createAsk(send);
  const accounts: { id: string; email: string }[] = [];
  for (const [index, step] of stepsOf({ sql, locks, mails }).entries()) {
    if (proof.signal.aborted) break;
    const email = `rechnung-${index}@sternklar.test`;
    const { access_token: token } = await register(ask, { email, password: PASSWORD });
    const { id } = await ask<{ id: string }>('/api/auth/me', { token });
    accounts.push({ id, email });
    // The mails of the registration are out of the way.
    await untilSent(sql, { accountId: id });
    await step.hold();
    const body = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };
    const subscribing = ask('/api/subscription/create', { method: 'POST', token, body }).catch(() => null);
    const reached = await untilReached(step, id);
    if (!reached) proof.fault(`The product did not come to this step: ${step.name}.`);
    await stage.product().kill();
    // What PostgreSQL was asked for before the kill, and waits for the lock, dies too: it would still be carried out.
    await supervisor.query('select pg_terminate_backend(pid, 5000) from pg_locks where not granted');
    await locks.query('rollback');
    mails.goOn();
    await subscribing;
    await stage.start();
    proof.say(`killed ${step.name}`);
  }
  return async () => {
    await untilSent(sql, { withinMs: MAILS_WITHIN_MS });
    await judge(proof, { sql, mails, accounts });
  };
};

type Sql = Awaited<ReturnType<Awaited<ReturnType<typeof openStage>>['database']>>;

/**
 * Until each invoice has its mail and none waits, of one account, which has had its first one then, or of all; gives up quietly: what is
 * missing is told by the judge.
 */
const untilSent = async (
  sql: Sql,
  { accountId = null, withinMs = 15_000 }: { accountId?: string | null; withinMs?: number },
): Promise<void> => {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(100)) {
    const { rows } = await sql.query(
      `select (select count(*) from event_log.events
               where type = 'InvoiceIssued' and ($1::uuid is null or metadata::jsonb ->> 'accountId' = $1::text))::int as invoices,
              count(*) filter (where template = 'invoice-issued')::int as mails,
              count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'sent')::int as sent
       from mail.outbox where $1::uuid is null or account_id::text = $1::text`,
      [accountId],
    );
    const { invoices, mails, waiting, sent } = rows[0];
    // An account whose mails were not even asked for yet has none that waits.
    if (invoices === mails && waiting === 0 && sent > 0) return;
  }
};

const judge = async (
  proof: Proof,
  {
    sql,
    mails,
    accounts,
  }: { sql: Sql; mails: Awaited<ReturnType<typeof startMailServer>>; accounts: { id: string; email: string }[] },
): Promise<void> => {
  const { rows: issued } = await sql.query<{ account: string; number: string }>(
    `select metadata::jsonb ->> 'accountId' as account, data::jsonb ->> 'number' as number
     from event_log.events where type = 'InvoiceIssued' order by position`,
  );
  issued.forEach(({ number }, index) => {
    if (!number.endsWith(String(index + 1).padStart(5, '0'))) proof.fault(`${number} has the place ${index + 1}.`);
  });
  const { rows: asked } = await sql.query<{ account: string; state: string }>(
    `select account_id as account, state from mail.outbox where template = 'invoice-issued'`,
  );
  let repeated = 0;
  const acceptedBy = (email: string) => mails.accepted().filter(({ to }) => to === email);
  for (const { id, email } of accounts) {
    const invoices = issued.filter(({ account }) => account === id).length;
    const states = asked.filter(({ account }) => account === id).map(({ state }) => state);
    if (invoices !== 1) proof.fault(`${email} has ${invoices} invoices.`);
    if (states.join() !== 'sent') proof.fault(`${email} has mails that are: ${states.join(', ') || 'none'}.`);
    const accepted = acceptedBy(email);
    if (new Set(accepted.map(({ messageId }) => messageId)).size !== 1)
      proof.fault(`${email} was sent ${accepted.length} mails, not one.`);
    if (accepted.some(({ hasPdf }) => !hasPdf)) proof.fault(`${email} was sent a mail without the invoice.`);
    repeated += accepted.length - 1;
  }
  // The last kill is the one after which the same mail has to come again.
  if (acceptedBy(accounts.at(-1)?.email ?? '').length < 2)
    proof.fault('The mail of the last kill did not come again: it was noted before the kill, or is lost.');
  proof.say(
    `${issued.length} invoices, each once and mailed once; ${repeated} mails came again under the same Message-ID`,
  );
};

await runProof(
  {
    name: 'billing',
    proves:
      'every month is billed once, with numbers without gap, and taken back only after an end; the journal says to the cent what was billed, paid and paid back in every month; a kill -9 at any step of an invoice loses and doubles nothing.',
    limitMs: 240_000,
  },
  async (proof) => {
    const judgeKills = await killAtEveryStep(proof);
    // While the mail of the last kill waits.
    await proveTenYears(proof);
    await judgeKills();
  },
);
