import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import { describe, it } from 'vitest';
import {
  accountId,
  disputeClosed,
  invoiceId,
  invoicePaid,
  invoiceReopened,
  paymentDisputed,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { journal } from './journal.projection.ts';
import { ENTRIES, entry, ISSUED, open, PAID } from './testing/entries-of.ts';

describe('the journal of disputed payments, given events then entries', () => {
  const spec = projectionSpec(journal);

  it('uses for an invoice what a bank left of what was paid on a page before it', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_1' }),
        open(1),
        pay.invoicePaid({ accountId: accountId(1), invoiceId: invoiceId(1), lostCents: 2_000, refundedCents: 1_000 }),
      )
      .thenRows(ENTRIES, [
        entry('prepayment', 'provider', 'clearing'),
        ISSUED,
        entry('prepayment-used', 'clearing', 'receivables', 2_900),
      ]));

  it('has what a bank gave back after all at the invoice that was open again, also of what came by a page', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_1' }),
        open(1),
        invoicePaid(1, 1),
        paymentDisputed(1, 1),
        disputeClosed(1, 1),
        pay.invoicePaid({ accountId: accountId(1), invoiceId: invoiceId(1), givenBackBy: 'du_1' }),
      )
      .thenRows(ENTRIES, [
        entry('prepayment', 'provider', 'clearing'),
        ISSUED,
        entry('prepayment-used', 'clearing', 'receivables'),
        entry('dispute-opened', 'disputed', 'provider'),
        entry('dispute-lost', 'receivables', 'disputed'),
        entry('dispute-won', 'provider', 'receivables'),
      ]));

  it('follows a disputed payment to the bank and back, or leaves its invoice owed', () =>
    spec
      .given(
        ...[open(1), invoicePaid(1, 1), paymentDisputed(1, 1), disputeClosed(1, 1, { outcome: 'won' })],
        ...[open(2), invoicePaid(2, 1), paymentDisputed(2, 1), disputeClosed(2, 1, { outcome: 'lost' })],
        invoiceReopened(2, 1),
      )
      .thenRows(ENTRIES, [
        ...[
          ISSUED,
          PAID,
          entry('dispute-opened', 'disputed', 'provider'),
          entry('dispute-won', 'provider', 'disputed'),
        ],
        ...[ISSUED, PAID, entry('dispute-opened', 'disputed', 'provider')],
        entry('dispute-lost', 'receivables', 'disputed'),
      ]));

  it('has what a bank gave back where it was missing, and what it takes after that as disputed and lost anew', () => {
    const part = { amountCents: 2_000 };
    const back = { ...part, outcome: 'won', givesBack: true } as const;
    const taken = [
      entry('dispute-opened', 'disputed', 'provider', 2_000),
      entry('dispute-lost', 'receivables', 'disputed', 2_000),
    ];
    const ahead = { invoiceId: null, disputeReference: 'du_9' };
    return spec
      .given(
        ...[open(1), invoicePaid(1, 1), paymentDisputed(1, 1, part), disputeClosed(1, 1, part)],
        ...[disputeClosed(1, 1, back), paymentDisputed(1, 1, part), disputeClosed(1, 1, part)],
        ...[paymentDisputed(2, 1, ahead), disputeClosed(2, 1, ahead)],
        disputeClosed(2, 1, { ...ahead, outcome: 'won', givesBack: true }),
      )
      .thenRows(ENTRIES, [
        ...[ISSUED, PAID, ...taken, entry('dispute-won', 'provider', 'receivables', 2_000), ...taken],
        entry('dispute-opened', 'disputed', 'provider'),
        entry('dispute-lost', 'clearing', 'disputed'),
        entry('dispute-won', 'provider', 'clearing'),
      ]);
  });

  it('leaves nothing among the disputed payments of one that ends twice, the first time over less', () =>
    spec
      .given(
        ...[
          open(1),
          invoicePaid(1, 1),
          paymentDisputed(1, 1),
          disputeClosed(1, 1, { outcome: 'won', amountCents: 100 }),
        ],
        ...[paymentDisputed(1, 1), disputeClosed(1, 1)],
      )
      .thenRows(`${ENTRIES} offset 2`, [
        entry('dispute-opened', 'disputed', 'provider'),
        entry('dispute-won', 'provider', 'disputed', 100),
        entry('dispute-won', 'provider', 'disputed', 5_800),
        entry('dispute-opened', 'disputed', 'provider'),
        entry('dispute-lost', 'receivables', 'disputed'),
      ]));

  plainFirst(1, [
    ['lost over less', 'lost', 2_000, entry('dispute-won', 'provider', 'disputed', 3_900)],
    ['won over less', 'won', 2_000, entry('dispute-won', 'provider', 'disputed', 3_900)],
    ['lost over nothing', 'lost', 0, entry('dispute-won', 'provider', 'disputed')],
    ['lost over more', 'lost', 7_000, entry('dispute-opened', 'disputed', 'provider', 1_100)],
  ])('leaves nothing among the disputed payments of a dispute that is %s', async (_, outcome, cents, rest) => {
    const debit = outcome === 'won' ? 'provider' : 'receivables';
    const decided = cents === 0 ? [] : [entry(`dispute-${outcome}`, debit, 'disputed', cents)];
    const history = [open(1), invoicePaid(1, 1), paymentDisputed(1, 1)];
    const after = [...history, disputeClosed(1, 1, { outcome, amountCents: cents })];
    const opened = entry('dispute-opened', 'disputed', 'provider');
    await spec.given(...after).thenRows(ENTRIES, [ISSUED, PAID, opened, ...decided, rest]);
    await spec.given(...after).thenRows(
      `select sum(case when debit = 'disputed' then gross_cents else -gross_cents end)::integer as left
         from journal_total where 'disputed' in (debit, credit)`,
      [{ left: 0 }],
    );
    await spec
      .given(...after)
      .thenRows('select distinct reference, invoice_id from journal_entry where credit = $$disputed$$ or part > 1', [
        { reference: 'du_1', invoice_id: invoiceId(1) },
      ]);
  });
});
