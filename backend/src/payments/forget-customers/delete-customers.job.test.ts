import { cardChanged, checkoutPaid, PAYER_ID } from '@sternklar/contracts/payments/testing/payment.builders';
import { expect, it } from 'vitest';
import { type HostedPayments, ProviderFailed } from '../payment-provider.ts';
import { evolve, paymentsStreamType } from '../payments.ts';
import type { CustomersToDelete, CustomerToDelete } from './customers-to-delete.ts';
import { deleteCustomers } from './delete-customers.job.ts';
import { createForgetCustomers } from './forget-customers.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-03-02T09:00:00.000Z');
const customer = (over: Partial<CustomerToDelete> = {}): CustomerToDelete => ({
  customerReference: 'cus_1',
  accountId: PAYER_ID,
  wantedAt: NOW,
  failures: 0,
  ...over,
});

/** The job on these customers at a provider that is away for some of them; says what it did. */
const run = async (customers: readonly CustomerToDelete[], away: readonly string[]) => {
  const done: unknown[] = [];
  const customersToDelete: CustomersToDelete = {
    add: async () => undefined,
    due: async () => customers,
    remove: async (reference) => void done.push(`${reference} removed`),
    postpone: async (reference, until) => void done.push(`${reference} until ${until.toISOString().slice(0, 16)}`),
  };
  const provider = {
    async deleteCustomer(reference: string) {
      if (away.includes(reference)) throw new ProviderFailed('away');
      done.push(`${reference} deleted`);
    },
  };
  const lines: unknown[] = [];
  const logger = {
    warn: (...said: readonly unknown[]) => void lines.push(['warn', ...said]),
    error: (...said: readonly unknown[]) => void lines.push(['error', ...said]),
  };
  const job = deleteCustomers.create({
    provider,
    customersToDelete,
    now: () => NOW,
    logger,
    troubleSpanMs: 48 * HOUR_MS,
  });
  return { count: await job.run(100), done, lines };
};

it('deletes customers first, and keeps their names until that is done', async () => {
  const { count, done, lines } = await run([customer(), customer({ customerReference: 'cus_2' })], []);
  expect([count, done, lines]).toEqual([2, ['cus_1 deleted', 'cus_1 removed', 'cus_2 deleted', 'cus_2 removed'], []]);
});

it('puts off the one that failed, leaves the others to the next run, and names no customer in logs', async () => {
  const { count, done, lines } = await run(
    [customer({ failures: 2 }), customer({ customerReference: 'cus_2' })],
    ['cus_1'],
  );
  expect([count, done]).toEqual([0, ['cus_1 until 2026-03-02T09:20']]);
  expect(lines).toMatchObject([['warn', { accountId: PAYER_ID, failures: 3 }, expect.any(String)]]);
  expect(JSON.stringify(lines)).not.toContain('cus_');
});

it('goes on every four hours, and calls for somebody once that took too long', async () => {
  const wantedAt = new Date(NOW.getTime() - 48 * HOUR_MS);
  const { done, lines } = await run([customer({ failures: 30, wantedAt })], ['cus_1']);
  expect(done).toEqual(['cus_1 until 2026-03-02T13:00']);
  expect(lines).toMatchObject([['error', { failures: 31 }, expect.any(String)]]);
});

it('forgets all of an account’s customers; without a provider nobody is known anywhere', async () => {
  const state = [checkoutPaid(), cardChanged({ customerReference: 'cus_2' })].reduce(
    evolve,
    paymentsStreamType.initialState,
  );
  const added: unknown[] = [];
  const forgetBy = (provider: HostedPayments | null) =>
    createForgetCustomers({
      commands: { load: async () => ({ state, version: 2, position: 2 }) } as never,
      customersToDelete: { add: async (...customers) => void added.push(customers) },
      provider,
    });
  await forgetBy(null)(PAYER_ID);
  expect(added).toEqual([]);
  await forgetBy({} as HostedPayments)(PAYER_ID);
  expect(added).toEqual([[PAYER_ID, ['cus_1', 'cus_2']]]);
});
