/** `npm run prove erasure`: an erased account leaves nothing that can be read. See docs/proofs/erasure.md. */
import { setTimeout as delay } from 'node:timers/promises';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { allProjections } from '@sternklar/projections/projections';
import {
  SECRET_KEY,
  type StripeDouble,
  startStripeDouble,
  WEBHOOK_SECRET,
} from '../../backend/src/payments/stripe/testing/stripe-double.ts';
import type { ApiCalls } from '../../backend/src/testing/api-calls.ts';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { type Proof, runProof } from './common/proof.ts';
import { searchBundle, type TakenBundle, takeBundle, verifyTaken } from './erasure/bundles.ts';
import { type OwnProduct, openOwnProduct } from './erasure/own-product.ts';
import { type Planted, personalFields, plant } from './erasure/plant.ts';
import { searchLines, searchTables } from './erasure/search.ts';
import { type OwnTopic, openOwnTopic } from './erasure/topic.ts';
import { checkVisitor } from './erasure/visitor.ts';
import { digestReadModels } from './kill/verify.ts';

const REBUILT_WITHIN_MS = 40_000;
/** Never shown in clear by any table: they are only in the log, or stored as files, encrypted. */
const ONLY_ENCRYPTED =
  /^(AccountRegistered\.phoneNumber|EmailChange(d|Requested)\.|Checkout|CardChanged\.|CardExpiry|evidence\.)/;
/** Where invoices and their bookings are, which the law keeps. */
const RETAINED = /^rm_(?:invoice_list(_v\d+)?\.invoice|journal(_v\d+)?\.journal_entry)$/;

const checkPlanted = async (proof: Proof, { sql }: OwnProduct, { words }: Planted) => {
  for (const field of personalFields()) {
    if (!words.has(field)) proof.fault(`${field} is personal, and nothing was planted in it (erasure/plant.ts).`);
  }
  const { hits, tables } = await searchTables(sql, [...words.values()]);
  const found = new Set(hits.map(({ word }) => word));
  for (const [field, word] of words) {
    if (!ONLY_ENCRYPTED.test(field) && !found.has(word))
      proof.fault(`The search does not find ${field} while it is there.`);
  }
  proof.say(`${words.size} words are planted; before the erasure ${found.size} of them are found in ${tables} tables.`);
};

const checkErased = async (proof: Proof, { sql, logLines }: OwnProduct, planted: Planted, when: string) => {
  const words = [...planted.words.values()];
  const { hits, tables } = await searchTables(sql, words);
  const kept = hits.filter(({ table, word }) => RETAINED.test(table) && planted.onInvoices.includes(word));
  for (const hit of hits) if (!kept.includes(hit)) proof.fault(`${hit.table} still holds ${hit.word} ${when}.`);
  for (const word of searchLines(logLines, words)) proof.fault(`A log line holds ${word} ${when}.`);
  if (kept.length === 0) proof.fault('Invoices have lost the company that they name.');
  proof.say(
    `${when}: ${tables} tables and ${logLines.length} log lines searched; ${kept.length} words are left, all of them on invoices.`,
  );
};

/** What an auditor got before the erasure, and gets after it: both verify, the later one as what grew from the earlier. */
const checkBundles = async (proof: Proof, earlier: TakenBundle, own: OwnProduct, { words }: Planted) => {
  const later = await takeBundle(proof, own);
  for (const [when, bundle] of [
    ['before', earlier],
    ['after', later],
  ] as const) {
    for (const found of searchBundle(bundle, [...words.values()]))
      proof.fault(`The bundle taken ${when} the erasure holds ${found}.`);
    const { code, said } = await verifyTaken(bundle, earlier);
    if (code !== 0) proof.fault(`The bundle taken ${when} the erasure does not verify: ${said}`);
  }
  proof.say(
    `bundles of before and after hold none of them, and verify: ${later.files.size} files, events as they were.`,
  );
};

/** A search that finds nothing proves something only if it finds what is there. */
const checkControl = async (proof: Proof, { sql }: OwnProduct, bundle: TakenBundle, { words }: Planted) => {
  const [first = '', second = ''] = words.values();
  await sql.query('create table public.planted_leak (in_text text, in_bytes bytea)');
  await sql.query('insert into public.planted_leak values ($1, $2)', [
    `… ${first.toUpperCase()} …`,
    Buffer.from(second),
  ]);
  const { hits } = await searchTables(sql, [first, second]);
  await sql.query('drop table public.planted_leak');
  for (const word of [first, second]) {
    if (!hits.some((hit) => hit.word === word && hit.table.includes('planted_leak')))
      proof.fault(`The search of tables does not find the planted leak ${word}.`);
  }
  const leaking = { ...bundle, files: new Map([['events.jsonl', JSON.stringify({ data: first.toUpperCase() })]]) };
  if (searchBundle(leaking, [first]).length !== 1) proof.fault('The search of bundles does not find a planted leak.');
  if (searchLines([JSON.stringify({ msg: `… ${first.toUpperCase()}` })], [first]).length !== 1)
    proof.fault('The search of log lines does not find a planted leak.');
  proof.say('the same searches find what is planted in a table as text and as bytes, in a bundle and in a log line.');
};

/** The topic carries the log as it is, so nothing in it was ever in clear. */
const checkTopic = async (proof: Proof, topic: OwnTopic, { words }: Planted) => {
  const { found, messages } = await topic.search([...words.values()]);
  for (const word of found) proof.fault(`The topic holds ${word}.`);
  if (messages === 0) proof.fault('The topic is empty: nothing was published.');
  const [word = ''] = words.values();
  await topic.publish(`… ${word.toUpperCase()} …`);
  if ((await topic.search([word])).found.length !== 1) proof.fault('The search of the topic does not find a leak.');
  proof.say(`${messages} messages of the Kafka topic searched; a planted one is found.`);
};

/** In CI everything has to be searched; elsewhere it is said what was not. */
const orWithout = (proof: Proof, topic: OwnTopic | string): OwnTopic | null => {
  if (typeof topic !== 'string') return topic;
  const notice = `No topic is searched: ${topic}`;
  if (process.env.CI === 'true') proof.fault(notice);
  else proof.say(notice);
  return null;
};

const checkKeys = async (proof: Proof, { sql }: OwnProduct, { accountId, reviewIds }: Planted) => {
  const subjects = [`account:${accountId}`, ...reviewIds.map((id) => `review:${id}`)];
  const { rows } = await sql.query<{ subject: string; living: boolean }>(
    'select subject, wrapped_key is not null as living from personal_data.subject_keys where subject = any($1)',
    [subjects],
  );
  if (rows.length !== subjects.length)
    proof.fault(`There are ${rows.length} keys or tombstones, not ${subjects.length}.`);
  for (const { subject, living } of rows) if (living) proof.fault(`The key of ${subject} lives.`);
};

/** What no key opens any more is deleted, too: no piece of a file is left, and nothing that was under way. */
const checkFiles = async (proof: Proof, { sql }: OwnProduct, when: 'before' | 'after') => {
  const { rows } = await sql.query<{ stored: number; known: number; uploads: number }>(
    `select (select count(*)::integer from files.pieces) as stored, (select count(*)::integer from evidence.files) as known,
            (select count(*)::integer from evidence.uploads) as uploads`,
  );
  const [left] = rows;
  const counts = Object.values(left ?? {});
  if (when === 'before' && counts.includes(0)) proof.fault(`Nothing is stored of evidence: ${JSON.stringify(left)}.`);
  if (when === 'after' && counts.some((count) => count > 0))
    proof.fault(`Evidence is still stored: ${JSON.stringify(left)}.`);
};

/** New payments stay simulated; what began at Stripe is known there. */
const stripeEnv = ({ url }: StripeDouble) => ({
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
});

/** Whom the payment provider knew is deleted there: nothing else is asked of it for this account. */
const checkCustomers = (proof: Proof, { deletedCustomers }: StripeDouble, { words }: Planted) => {
  const customers = [...words].filter(([field]) => field.endsWith('.customerReference')).map(([, word]) => word);
  if (customers.length === 0) proof.fault('No customer of the payment provider was planted.');
  for (const customer of customers) {
    if (!deletedCustomers.has(customer)) proof.fault(`${customer} is still a customer at the payment provider.`);
  }
  proof.say(`${customers.length} customers are deleted at the payment provider.`);
};

const MOST_ROUNDS = 20;

/**
 * Until nothing more is recorded: what a reactor records another one may answer, which on a busy machine comes after a single
 * look, and would be in what is rebuilt and not in what was there before.
 */
const untilAtRest = async ({ product, sql }: OwnProduct): Promise<void> => {
  const head = async () => (await sql.query('select position from event_log.log_head')).rows[0]?.position;
  for (let round = 0, last = await head(); round < MOST_ROUNDS; round += 1) {
    await product.catchUp();
    const now = await head();
    if (now === last) return;
    last = now;
  }
  throw new Error('Events bring about others without an end.');
};

const rebuild = async ({ product }: OwnProduct, admin: ApiCalls) => {
  const read_models = allProjections.map(({ name }) => name);
  const { status } = await admin.post('/admin/operations/rebuilds', { read_models });
  if (status !== 202) throw new Error(`The rebuild was refused with ${status}.`);
  for (const deadline = Date.now() + REBUILT_WITHIN_MS; Date.now() < deadline; await delay(200)) {
    if (!(await admin.get<OperationsStatus>('/admin/operations')).body.is_rebuilding) return product.catchUp();
  }
  throw new Error('The rebuild did not end.');
};

await runProof(
  {
    name: 'erasure',
    proves:
      'of an erased account no word is left in any table, queue, topic, log or bundle but on invoices; bundles verify, rebuilds agree.',
    limitMs: 300_000,
  },
  async (proof) => {
    const topic = orWithout(proof, await openOwnTopic(proof));
    const stripe = await startStripeDouble();
    proof.defer(() => stripe.close());
    const own = await openOwnProduct(proof, { ...topic?.env, ...stripeEnv(stripe) });
    const planted = await plant(own);
    await checkPlanted(proof, own, planted);
    const bundle = await takeBundle(proof, own);
    await checkControl(proof, own, bundle, planted);
    await checkFiles(proof, own, 'before');
    const { status } = await planted.erase();
    if (status !== 200) proof.fault(`The erasure was refused with ${status}.`);
    await own.product.catchUp();
    await checkKeys(proof, own, planted);
    await checkFiles(proof, own, 'after');
    checkCustomers(proof, stripe, planted);
    await checkErased(proof, own, planted, 'after the erasure');
    await checkBundles(proof, bundle, own, planted);
    await untilAtRest(own);
    const living = await digestReadModels(own.sql);
    const admin = await own.logIn(ADMIN);
    await rebuild(own, admin);
    const rebuilt = await digestReadModels(own.sql);
    for (const [table, digest] of living) {
      if (rebuilt.get(table) !== digest)
        proof.fault(`${table} differs from its rebuild: ${digest} / ${rebuilt.get(table)}`);
    }
    await checkErased(proof, own, planted, 'after a rebuild');
    const again = { email: planted.email, password: 'ganz-von-vorn-1', phone_number: '', language: 'de' };
    const registered = await own.visitor.post('/auth/register', again);
    if (registered.status !== 201) proof.fault(`The address cannot register again: ${registered.status}.`);
    if (topic) await checkTopic(proof, topic, planted);
    await checkVisitor(proof, own);
  },
);
