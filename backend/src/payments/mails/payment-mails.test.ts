import { invoiceIssued } from '@sternklar/contracts/invoices/testing/invoice.builders';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import {
  accountInArrears,
  dunningEnded,
  INVOICE_ID,
  PAYER_ID,
  paymentReminded,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import type { MailWords } from '../../platform/mail.port.ts';
import { evolve, paymentsStreamType } from '../payments.ts';
import { paymentFailedMail } from './payment-mails.ts';
import { paymentReminderMail } from './reminder-mail.ts';

/** Due on 5 March, of an account to which this has happened. */
const knowing = ({ past = [], status = 'active' }: { past?: readonly PaymentEvent[]; status?: string }) => {
  const { data } = invoiceIssued({
    invoiceId: INVOICE_ID,
    accountId: PAYER_ID,
    paidBy: null,
    issuedAt: '2026-03-02T09:00:00.000Z',
  });
  const open = { invoiceId: INVOICE_ID, invoiceNumber: data.number, amountCents: 5_900, issuedAt: data.issuedAt };
  return {
    commands: { load: async () => ({ state: past.reduce(evolve, paymentsStreamType.initialState) }) },
    queries: {
      invoices: {
        byId: async () => ({ paid_by: null, cancelled_by: null }),
        document: async () => data,
        openOf: async () => [open],
      },
      subscriptions: { ofAccount: async () => ({ status }) },
    },
    dunningDays: { reminder: 7, secondReminder: 7, deadline: 14, suspension: null },
    now: () => new Date('2026-03-20T09:00:00.000Z'),
  } as never;
};
const dataOf = async (
  mail: { compose(params: unknown): Promise<{ words(brand: string): MailWords } | null> },
  params: object,
) => {
  const composed = await mail.compose(params);
  if (!composed) throw new Error('There is nothing to tell.');
  return composed.words('Sternklar').data;
};

describe('the mail of a refusal', () => {
  const failed = (given: Parameters<typeof knowing>[0], failedOn = '2026-03-16') =>
    dataOf(paymentFailedMail.open(knowing(given)), { invoiceId: INVOICE_ID, failedOn });
  const first = paymentReminded();
  const second = paymentReminded({ step: 'second', deadlineOn: '2026-03-26', remindedAt: '2026-03-19T09:00:00.000Z' });

  it.each<[string, readonly PaymentEvent[], string, string | undefined, RegExp]>([
    ['nobody was reminded', [], '2026-03-16', '6. April 2026', /erinnern wir Sie zweimal/],
    ['that is over', [first, dunningEnded()], '2026-03-16', '6. April 2026', /erinnern wir Sie zweimal/],
    ['the first reminder has come', [first], '2026-03-16', '2. April 2026', /erinnern wir Sie noch einmal/],
    ['the second one is due', [first], '2026-03-25', '8. April 2026', /erinnern wir Sie noch einmal/],
    ['the second one has come', [first, second], '2026-03-20', '26. März 2026', /^Danach sind Sie im Verzug/],
    ['its last day is over', [first, second], '2026-03-27', undefined, /ist im Verzug/],
    ['the account is in arrears', [first, second, accountInArrears()], '2026-03-28', undefined, /ist im Verzug/],
  ])('names the day and the steps that come, where %s', async (_case, past, failedOn, payUntil, next) => {
    expect(await failed({ past }, failedOn)).toMatchObject({ payUntil, next: expect.stringMatching(next) });
  });

  it('says that the subscription goes on while one does', async () => {
    expect(await failed({})).toMatchObject({ isRunning: true });
    expect(await failed({ status: 'inactive' })).toMatchObject({ isRunning: false });
  });
});

describe('the first reminder', () => {
  const reminded = (status: string) =>
    dataOf(paymentReminderMail.open(knowing({ status })), {
      reminder: 'first',
      accountId: PAYER_ID,
      remindedOn: '2026-03-12',
    });

  it('says that the subscription goes on while one does', async () => {
    expect((await reminded('active')).next).toMatch(/Ihr Abo läuft weiter\.$/);
    expect((await reminded('inactive')).next).not.toMatch(/Abo/);
  });
});
