import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNAL_KINDS, type JournalKind } from '@sternklar/contracts/invoices/journal';
import { DUNNING_STEPS, type DunningStep } from '@sternklar/contracts/payments/dunning';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { applyBatch } from '@sternklar/projections/engine/batches/apply-batch';
import { prepareReadModels } from '@sternklar/projections/engine/schemas/read-model-schemas';
import { journal } from '@sternklar/projections/invoices/journal/journal.projection';
import { createQueries } from '@sternklar/projections/queries';
import { allMigrations } from '../../../backend/src/composition/migrations.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { migrateDatabase } from '../../../backend/src/platform/log/open-log.ts';
import type { Proof } from '../common/proof.ts';
import { judgeDunning } from './dunning-faults.ts';
import { compareJournal } from './journal-faults.ts';
import { DUNNING_DAYS } from './simulated-arrears.ts';
import { payFor } from './simulated-payments.ts';
import type { Told } from './simulated-product.ts';

const EVENTS_PER_BATCH = 500;
const logger = { info: () => undefined, warn: console.error, error: console.error };
/** What comes of pages of invoices, of the test mode, or of an admin's word: about a recipient, or about money that settles nothing. */
const NOT_SIMULATED: readonly JournalKind[] = [
  'correction',
  'page-payment',
  'refund-by-hand',
  'refund-by-transfer',
  'waiver',
  'waiver-taken-back',
  'paid-after-refund',
  'set-aside',
  'test-payment',
  'test-refund',
];

/** A database of its own with the journal's tables; it goes with the proof. */
const openTables = async (proof: Proof) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-proof-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  proof.defer(() => postgres.stop());
  await migrateDatabase(postgres, allMigrations, logger);
  const runningRole = new URL(postgres.url).username;
  await prepareReadModels({ ownerUrl: postgres.ownerUrl, runningRole, projections: [journal] });
  const pool = createPool({ url: postgres.url, max: 2, applicationName: 'sternklar-proof' });
  proof.defer(() => pool.end());
  return pool;
};

const euro = (cents = 0): string => (cents / 100).toFixed(2);

/** The years' invoices are paid, refused, disputed and paid back; then each month of the journal has to say what really moved. */
export const proveJournal = async (proof: Proof, log: readonly Told[], now: Date): Promise<void> => {
  const pool = await openTables(proof);
  const { events, books, held, faults } = await payFor(log, now);
  faults.forEach(proof.fault);
  for (let after = 0; after < events.length && !proof.signal.aborted; after += EVENTS_PER_BATCH) {
    const batch = events.slice(after, after + EVENTS_PER_BATCH);
    await applyBatch(pool, [journal], { after, last: after + batch.length, events: batch, undecoded: [] });
  }
  const compared = await compareJournal(createQueries(pool).journal, books);
  compared.faults.forEach(proof.fault);
  const balance = (account: 'provider' | 'disputed' | 'receivables' | 'revenue' | 'earlier-years') =>
    compared.closing.get(account) ?? 0;
  const said = balance('provider') + balance('disputed');
  if (said !== held) proof.fault(`The provider holds ${euro(held)}, and the journal says ${euro(said)}.`);
  const lost = events.filter(
    ({ type, data }) => type === 'DisputeClosed' && (data as { outcome: string }).outcome === 'lost',
  );
  for (const givesUpCard of [true, false])
    if (!lost.some(({ data }) => (data as { givesUpCard?: boolean }).givesUpCard === givesUpCard))
      proof.fault(
        `The simulation lost no dispute that ${givesUpCard ? 'gives the card up' : 'leaves the card alone'}.`,
      );
  const missing = JOURNAL_KINDS.filter((kind) => !NOT_SIMULATED.includes(kind) && !compared.kinds.includes(kind));
  if (missing.length > 0) proof.fault(`The simulation had none of: ${missing.join(', ')}.`);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  proof.say(
    `the journal of ${events.length} events: ${compared.months} months, ${compared.figures} balances and sums, and ` +
      `${compared.entries} entries of ${compared.kinds.length} kinds, as the proof’s own books have them; ` +
      `${count('InvoicePaid')} payments of invoices, ${count('PaymentFailed')} refusals, ${count('PaymentDisputed')} disputes`,
  );
  const dunned = judgeDunning(events, { days: DUNNING_DAYS, until: now });
  dunned.faults.forEach(proof.fault);
  const steps = (name: DunningStep | 'ended') => dunned.steps.get(name) ?? 0;
  for (const name of [...DUNNING_STEPS, 'ended'] as const)
    if (steps(name) === 0) proof.fault(`The simulation had no reminder of the kind ${name}.`);
  proof.say(
    `${steps('first')} first reminders, ${steps('second')} second ones, ${steps('in-arrears')} times in arrears, ` +
      `${steps('ended')} ends of it, each in its order and time and about what is open; ` +
      `${count('TransferBooked')} transfers and ${count('InvoiceWrittenOff')} write-offs by hand, ${count('BookingTakenBack')} taken back`,
  );
  proof.say(
    `in the end ${euro(-balance('revenue'))} revenue of the last year, ${euro(-balance('earlier-years'))} earned before, ${euro(balance('receivables'))} owed, ` +
      `${euro(balance('provider'))} at the provider, ${euro(balance('disputed'))} disputed`,
  );
};
