import { invoiceIssued } from '@sternklar/contracts/invoices/testing/invoice.builders';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import {
  accountInArrears,
  cardChanged,
  cardPageOpened,
  collectionHeld,
  disputeClosed,
  dunningEnded,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  invoiceWrittenOff,
  PAYER_ID,
  paymentDisputed,
  paymentFailed,
  paymentReminded,
  paymentVoided,
  transferBooked,
  UNMATCHED_ID,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import type { OpenInvoice } from '@sternklar/projections/queries';
import { describe, expect, it } from 'vitest';
import { LATER, type MailWords } from '../../platform/mail.port.ts';
import { evolve, paymentsStreamType } from '../payments.ts';
import { paymentGivenBackMail } from './given-back-mail.ts';
import { paymentPartlyTakenBackMail } from './partly-taken-back-mail.ts';
import { paymentFailedMail, paymentTakenBackMail } from './payment-mails.ts';
import { paymentReminderMail } from './reminder-mail.ts';

/** Due on 5 February. */
const OLDER: OpenInvoice = {
  invoiceId: '0198a000-0000-5000-8000-00000000f009',
  invoiceNumber: 'RE-2026-00001',
  amountCents: 5_900,
  issuedAt: '2026-02-02T09:00:00.000Z',
};

interface Known {
  readonly past?: readonly PaymentEvent[];
  /** What else is open. */
  readonly older?: readonly OpenInvoice[];
  readonly status?: string;
  /** As the list shows it, which may lag behind. */
  readonly listed?: object;
}

const LISTED = { user_id: PAYER_ID, paid_by: null, booking: null, cancelled_by: null, taken_back_amount: 0 };

/** Due on 5 March, of an account to which this has happened. */
const knowing = ({ past = [], older = [], status = 'active', listed }: Known) => {
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
        byId: async () => ({ ...LISTED, number: data.number, ...listed }),
        document: async () => data,
        openOf: async () => [...older, open],
      },
      subscriptions: { ofAccount: async () => ({ status }) },
    },
    dunningDays: { reminder: 7, secondReminder: 7, deadline: 14, suspension: null },
    now: () => new Date('2026-03-20T09:00:00.000Z'),
  } as never;
};
const dataOf = async (
  mail: { compose(params: unknown): Promise<{ words(brand: string): MailWords } | symbol | null> },
  params: object,
) => {
  const composed = await mail.compose(params);
  if (!composed || typeof composed === 'symbol') throw new Error('There is nothing to tell.');
  return composed.words('Sternklar').data;
};

describe('the mail of a refusal', () => {
  /** The card refuses for the last time that day, as far as nothing else is said. */
  const failed = (given: Parameters<typeof knowing>[0], failedOn = '2026-03-16') => {
    const last = paymentFailed({ attempt: 4, retryAt: null, failedAt: `${failedOn}T09:00:00.000Z` });
    const past = [...(given.past ?? []), last];
    return dataOf(paymentFailedMail.open(knowing({ ...given, past })), { invoiceId: INVOICE_ID, failedOn });
  };
  const dues = [
    { invoiceId: OLDER.invoiceId, invoiceNumber: 'RE-2026-00001', amountCents: 5_900, dueOn: '2026-02-05' },
  ];
  const first = paymentReminded({ dues });
  const second = paymentReminded({
    ...{ dues, step: 'second', deadlineOn: '2026-03-26', remindedAt: '2026-03-19T09:00:00.000Z' },
  });
  const inArrears = accountInArrears({ dues });
  const older = [OLDER];
  const lost = invoiceReopened({ invoiceId: OLDER.invoiceId, reopenedAt: '2026-03-16T08:00:00.000Z' });
  const refusedToo = (failedAt: string) =>
    paymentFailed({ invoiceId: OLDER.invoiceId, attempt: 4, retryAt: null, failedAt });

  it.each<[string, Parameters<typeof knowing>[0], string, string | undefined, RegExp]>([
    ['nobody was reminded', {}, '2026-03-16', '13. April 2026', /erinnern wir Sie zweimal/],
    ['that is over', { past: [first, dunningEnded()] }, '2026-03-16', '13. April 2026', /erinnern wir Sie zweimal/],
    ['it is not due yet', {}, '2026-03-02', '2. April 2026', /erinnern wir Sie zweimal/],
    [
      'an older one is overdue whose first reminder is due',
      { older },
      ...(['2026-03-16', '6. April 2026', /erinnern wir Sie noch einmal/] as const),
    ],
    [
      'an older one was opened again that day',
      { older, past: [lost] },
      ...(['2026-03-16', '13. April 2026', /erinnern wir Sie zweimal/] as const),
    ],
    [
      'an older one may be refused any day',
      { older, past: [refusedToo('2026-03-14T09:00:00.000Z'), collectionHeld({ invoiceId: OLDER.invoiceId })] },
      ...(['2026-03-16', '13. April 2026', /erinnern wir Sie zweimal/] as const),
    ],
    ['the first reminder has come', { older, past: [first] }, '2026-03-16', '2. April 2026', /noch einmal/],
    ['the second one is due', { older, past: [first] }, '2026-03-25', '8. April 2026', /^Danach sind Sie im Verzug/],
    ['the second one has come', { older, past: [first, second] }, '2026-03-20', '26. März 2026', /^Danach sind/],
    ['its last day is today', { older, past: [first, second] }, '2026-03-26', '26. März 2026', /^Danach sind/],
    ['its last day is over', { older, past: [first, second] }, '2026-03-27', undefined, /ist im Verzug/],
    [
      'the account is in arrears',
      { older, past: [first, second, inArrears] },
      '2026-03-28',
      undefined,
      /ist im Verzug/,
    ],
  ])('names the day and the steps that come, where %s', async (_case, given, failedOn, payUntil, next) => {
    expect(await failed(given, failedOn)).toMatchObject({ payUntil, next: expect.stringMatching(next) });
  });

  it('says that the subscription goes on while one does', async () => {
    expect(await failed({})).toMatchObject({ isRunning: true });
    expect(await failed({ status: 'inactive' })).toMatchObject({ isRunning: false });
  });
});

describe('the mail of a dispute that was lost', () => {
  const lost = invoiceReopened({ reopenedAt: '2026-03-16T09:00:00.000Z' });
  const told = (given: Parameters<typeof knowing>[0]) =>
    dataOf(paymentTakenBackMail.open(knowing(given)), { invoiceId: INVOICE_ID, reopenedOn: '2026-03-16' });
  const entered = [cardPageOpened(), cardChanged()];

  it('says until when to pay, as if the invoice were issued that day, and how often we remind', async () => {
    expect(await told({ past: [lost] })).toMatchObject({
      isAsked: false,
      payUntil: '16. April 2026',
      next: 'Bleibt sie offen, erinnern wir Sie zweimal; danach sind Sie im Verzug.',
    });
  });

  it('says that another card is asked for it, where one was entered', async () => {
    expect(await told({ past: [...entered, lost] })).toMatchObject({
      isAsked: true,
      payUntil: undefined,
      next: undefined,
    });
  });
});

describe('a mail about an invoice that the list shows as it was before', () => {
  const paid = invoicePaid();
  const lost = invoiceReopened({ reopenedAt: '2026-03-16T09:00:00.000Z' });
  const stillPaid = { listed: { paid_by: 'card' } };
  const takenBack = { invoiceId: INVOICE_ID, reopenedOn: '2026-03-16' };
  const ofPart = (given: Known) => paymentPartlyTakenBackMail.open(knowing(given)).compose({ invoiceId: INVOICE_ID });
  const part = [paid, paymentDisputed(), disputeClosed({ amountCents: 2_000, isForTeam: true })];

  it('waits until it is open there, too', async () => {
    const opened = paymentTakenBackMail.open(knowing({ ...stillPaid, past: [paid, lost] }));
    expect(await opened.compose(takenBack)).toBe(LATER);
    const failed = paymentFailedMail.open(knowing({ ...stillPaid, past: [paid, lost, paymentFailed()] }));
    expect(await failed.compose({ invoiceId: INVOICE_ID, failedOn: '2026-03-16' })).toBe(LATER);
  });

  it('says nothing once it is paid, booked or taken back', async () => {
    for (const last of [paid, transferBooked(), invoiceWrittenOff(), paymentVoided()]) {
      const opened = paymentTakenBackMail.open(knowing({ past: [paid, lost, last] }));
      expect(await opened.compose(takenBack)).toBeNull();
    }
  });

  it('says how much of a payment the bank took, whether the list has that or not', async () => {
    for (const listed of [{}, { taken_back_amount: 20 }]) {
      const composed = await ofPart({ past: part, listed });
      expect(composed).toMatchObject({ attachments: [] });
      expect(await dataOf({ compose: async () => composed }, {})).toMatchObject({ amount: '20,00\u00a0€' });
    }
  });

  it('says nothing of a part that the team has seen to, that is open with the rest, or whose invoice is taken back', async () => {
    const seenTo = unmatchedPaymentSettled({ unmatchedPaymentId: UNMATCHED_ID, settlement: 'paid-by-transfer' });
    expect(await ofPart({ past: [...part, seenTo] })).toBeNull();
    expect(await ofPart({ past: [...part, lost] })).toBeNull();
    expect(await ofPart({ past: part, listed: { cancelled_by: 'RE-2026-00009' } })).toBeNull();
  });
});

describe('the first reminder', () => {
  const reminded = (given: Parameters<typeof knowing>[0], remindedOn = '2026-03-12') =>
    dataOf(paymentReminderMail.open(knowing(given)), { reminder: 'first', accountId: PAYER_ID, remindedOn });

  it('says that the subscription goes on while one does', async () => {
    expect((await reminded({ status: 'active' })).next).toMatch(/Ihr Abo läuft weiter\.$/);
    expect((await reminded({ status: 'inactive' })).next).not.toMatch(/Abo/);
  });

  it('names the way to pay that the account has: a press for all, one by one, or a card first', async () => {
    const card = [cardPageOpened(), cardChanged()];
    const older = [OLDER];
    expect((await reminded({ older })).next).toMatch(/^Hinterlegen Sie in Ihrem Konto eine Karte/);
    expect((await reminded({ older, past: card })).next).toMatch(/^Bezahlen Sie in Ihrem Konto alles mit einem Druck/);
    expect((await reminded({ past: card })).next).toMatch(/^Bezahlen Sie in Ihrem Konto, auf Wunsch/);
    expect((await reminded({ older, past: [...card, paymentDisputed()] })).next).toMatch(
      /^Bezahlen Sie in Ihrem Konto, auf/,
    );
  });

  it('of what is open again says since when, and supposes no oversight', async () => {
    const past = [invoiceReopened({ reopenedAt: '2026-03-16T09:00:00.000Z' })];
    const again = await reminded({ past }, '2026-03-26');
    expect(again).toMatchObject({
      meaning: expect.not.stringContaining('entgangen'),
      items: [{ line: '59,00\u00a0€, wieder offen seit dem 16. März 2026' }],
    });
    expect((await reminded({})).meaning).toContain('entgangen');
  });
});

describe('the mail of what a bank gave back', () => {
  const paid = invoicePaid({ givenBackBy: 'du_1' });
  const about = { invoiceId: INVOICE_ID, amountCents: '5900' };
  const told = (past: readonly PaymentEvent[], status = 'active') =>
    dataOf(paymentGivenBackMail.open(knowing({ past, status })), about);

  it('says that the invoice is paid, and whether later ones have a card', async () => {
    expect(await told([paid])).toMatchObject({ isWhole: true, isCardMissing: true });
    expect(await told([paid], 'ended')).toMatchObject({ isCardMissing: false });
    expect(await told([cardPageOpened(), cardChanged(), paid])).toMatchObject({ isCardMissing: false });
  });

  it.each([
    ['open again', [paid, invoiceReopened()]],
    ['taken back', [paid, paymentVoided()]],
  ])('is not sent once the invoice is %s', async (_, past) => {
    expect(await paymentGivenBackMail.open(knowing({ past })).compose(about)).toBeNull();
  });
});
