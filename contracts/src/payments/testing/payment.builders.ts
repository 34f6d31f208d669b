import type { PaymentEvent } from '../payment.events.ts';

export const PAYER_ID = '0198a000-0000-7000-8000-00000000a001';
export const CHECKOUT_ID = '0198a000-0000-7000-8000-00000000c001';
export const INVOICE_ID = '0198a000-0000-5000-8000-00000000f001';
export const NOW = new Date('2026-03-02T09:01:00.000Z');

type DataOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>['data'];

const page = {
  checkoutId: CHECKOUT_ID,
  accountId: PAYER_ID,
  provider: 'stripe',
  order: { kind: 'subscription', subscriptionId: '0198a000-0000-7000-8000-00000000e001' },
  amountCents: 5_900,
  companyName: 'Bäckerei Sonnenschein GmbH',
  billingDetails: null,
} as const;

/** Events for tests: what is not said has a fitting value. */
export const checkoutOpened = (data: Partial<DataOf<'CheckoutOpened'>> = {}): PaymentEvent => ({
  type: 'CheckoutOpened',
  data: { ...page, openedAt: '2026-03-02T09:00:00.000Z', ...data },
});

export const checkoutPaid = (data: Partial<DataOf<'CheckoutPaid'>> = {}): PaymentEvent => ({
  type: 'CheckoutPaid',
  data: {
    ...page,
    paymentReference: 'pi_1',
    customerReference: 'cus_1',
    cardReference: 'pm_1',
    paidAt: NOW.toISOString(),
    ...data,
  },
});

export const checkoutRefunded = (data: Partial<DataOf<'CheckoutRefunded'>> = {}): PaymentEvent => ({
  type: 'CheckoutRefunded',
  data: {
    checkoutId: CHECKOUT_ID,
    accountId: PAYER_ID,
    provider: 'stripe',
    amountCents: 5_900,
    refundReference: 're_1',
    refundedAt: NOW.toISOString(),
    ...data,
  },
});

const charge = { invoiceId: INVOICE_ID, accountId: PAYER_ID, provider: 'stripe' } as const;

export const invoicePaid = (data: Partial<DataOf<'InvoicePaid'>> = {}): PaymentEvent => ({
  type: 'InvoicePaid',
  data: { ...charge, amountCents: 5_900, paymentReference: 'pi_1', paidAt: NOW.toISOString(), ...data },
});

export const paymentFailed = (data: Partial<DataOf<'PaymentFailed'>> = {}): PaymentEvent => ({
  type: 'PaymentFailed',
  data: {
    ...charge,
    reason: 'card_declined',
    failedAt: NOW.toISOString(),
    attempt: 1,
    retryAt: '2026-03-05T09:01:00.000Z',
    ...data,
  },
});

export const paymentRetried = (data: Partial<DataOf<'PaymentRetried'>> = {}): PaymentEvent => ({
  type: 'PaymentRetried',
  data: {
    ...charge,
    attempt: 2,
    invoiceNumber: 'RE-2026-00002',
    amountCents: 5_900,
    retriedAt: '2026-03-05T09:01:00.000Z',
    ...data,
  },
});

export const UNMATCHED_ID = '1f1e2f6b-07a4-5c30-9c6e-2f1d7c1a0001';

export const unmatchedPaymentReceived = (data: Partial<DataOf<'UnmatchedPaymentReceived'>> = {}): PaymentEvent => ({
  type: 'UnmatchedPaymentReceived',
  data: {
    unmatchedPaymentId: UNMATCHED_ID,
    accountId: PAYER_ID,
    provider: 'stripe',
    kind: 'paid-twice',
    checkoutId: null,
    invoiceId: INVOICE_ID,
    expectedCents: 5_900,
    amountCents: 5_900,
    paymentReference: 'pi_2',
    receivedAt: NOW.toISOString(),
    ...data,
  },
});

export const unmatchedPaymentRefunded = (data: Partial<DataOf<'UnmatchedPaymentRefunded'>> = {}): PaymentEvent => ({
  type: 'UnmatchedPaymentRefunded',
  data: {
    unmatchedPaymentId: UNMATCHED_ID,
    accountId: PAYER_ID,
    provider: 'stripe',
    amountCents: 5_900,
    refundReference: 're_1',
    refundedAt: NOW.toISOString(),
    ...data,
  },
});

export const unmatchedPaymentSettled = (data: Partial<DataOf<'UnmatchedPaymentSettled'>> = {}): PaymentEvent => ({
  type: 'UnmatchedPaymentSettled',
  data: {
    unmatchedPaymentId: UNMATCHED_ID,
    accountId: PAYER_ID,
    settlement: 'paid-back',
    settledAt: NOW.toISOString(),
    ...data,
  },
});

const contested = {
  unmatchedPaymentId: UNMATCHED_ID,
  accountId: PAYER_ID,
  provider: 'stripe',
  paymentReference: 'pi_1',
  invoiceId: INVOICE_ID,
  amountCents: 5_900,
} as const;

export const paymentDisputed = (data: Partial<DataOf<'PaymentDisputed'>> = {}): PaymentEvent => ({
  type: 'PaymentDisputed',
  data: { ...contested, disputeReference: 'du_1', reason: 'fraudulent', disputedAt: NOW.toISOString(), ...data },
});

export const disputeClosed = (data: Partial<DataOf<'DisputeClosed'>> = {}): PaymentEvent => ({
  type: 'DisputeClosed',
  data: {
    ...contested,
    disputeReference: 'du_1',
    outcome: 'lost',
    isForTeam: false,
    closedAt: NOW.toISOString(),
    ...data,
  },
});

export const cardPageOpened = (data: Partial<DataOf<'CardPageOpened'>> = {}): PaymentEvent => ({
  type: 'CardPageOpened',
  data: { cardPageId: CHECKOUT_ID, accountId: PAYER_ID, provider: 'stripe', openedAt: NOW.toISOString(), ...data },
});

export const cardChanged = (data: Partial<DataOf<'CardChanged'>> = {}): PaymentEvent => ({
  type: 'CardChanged',
  data: {
    cardPageId: CHECKOUT_ID,
    accountId: PAYER_ID,
    provider: 'stripe',
    customerReference: 'cus_1',
    cardReference: 'pm_2',
    changedAt: NOW.toISOString(),
    ...data,
  },
});

export const cardExpiryNoted = (data: Partial<DataOf<'CardExpiryNoted'>> = {}): PaymentEvent => ({
  type: 'CardExpiryNoted',
  data: {
    accountId: PAYER_ID,
    provider: 'stripe',
    cardReference: 'pm_2',
    expiresOn: '2026-12-31',
    notedAt: NOW.toISOString(),
    ...data,
  },
});

export const cardExpiryReminded = (data: Partial<DataOf<'CardExpiryReminded'>> = {}): PaymentEvent => ({
  type: 'CardExpiryReminded',
  data: {
    accountId: PAYER_ID,
    provider: 'stripe',
    expiresOn: '2026-12-31',
    remindedAt: NOW.toISOString(),
    ...data,
  },
});

const dunned = {
  accountId: PAYER_ID,
  provider: 'stripe',
  dues: [{ invoiceId: INVOICE_ID, invoiceNumber: 'RE-2026-00002', amountCents: 5_900, dueOn: '2026-03-05' }],
} as const;
const reminded = { ...dunned, dues: [...dunned.dues] };

export const paymentReminded = (data: Partial<DataOf<'PaymentReminded'>> = {}): PaymentEvent => ({
  type: 'PaymentReminded',
  data: { ...reminded, step: 'first', deadlineOn: null, remindedAt: '2026-03-12T09:00:00.000Z', ...data },
});

export const accountInArrears = (data: Partial<DataOf<'AccountInArrears'>> = {}): PaymentEvent => ({
  type: 'AccountInArrears',
  data: { ...reminded, deadlineOn: '2026-03-26', since: '2026-03-27T09:00:00.000Z', ...data },
});

export const requestsSuspended = (data: Partial<DataOf<'RequestsSuspended'>> = {}): PaymentEvent => ({
  type: 'RequestsSuspended',
  data: {
    accountId: PAYER_ID,
    provider: 'stripe',
    deadlineOn: '2026-03-26',
    inArrearsSince: '2026-03-27T09:00:00.000Z',
    suspendedAt: '2026-04-10T09:00:00.000Z',
    ...data,
  },
});

export const dunningEnded = (data: Partial<DataOf<'DunningEnded'>> = {}): PaymentEvent => ({
  type: 'DunningEnded',
  data: { accountId: PAYER_ID, provider: 'stripe', endedAt: NOW.toISOString(), ...data },
});

export const invoiceReopened = (data: Partial<DataOf<'InvoiceReopened'>> = {}): PaymentEvent => ({
  type: 'InvoiceReopened',
  data: { ...charge, paymentReference: 'pi_1', amountCents: 5_900, reopenedAt: NOW.toISOString(), ...data },
});

export const collectionHeld = (data: Partial<DataOf<'CollectionHeld'>> = {}): PaymentEvent => ({
  type: 'CollectionHeld',
  data: {
    ...charge,
    invoiceNumber: 'RE-2026-00002',
    amountCents: 5_900,
    attempt: 1,
    heldAt: NOW.toISOString(),
    ...data,
  },
});

export const refundMadeElsewhere = (data: Partial<DataOf<'RefundMadeElsewhere'>> = {}): PaymentEvent => ({
  type: 'RefundMadeElsewhere',
  data: { ...contested, refundReference: 're_1', refundedCents: 5_900, madeAt: NOW.toISOString(), ...data },
});

export const refundFailed = (data: Partial<DataOf<'RefundFailed'>> = {}): PaymentEvent => ({
  type: 'RefundFailed',
  data: {
    ...contested,
    refundReference: 're_1',
    refundedCents: 0,
    reason: 'expired_or_canceled_card',
    failedAt: NOW.toISOString(),
    ...data,
  },
});

const refund = { refundId: UNMATCHED_ID, accountId: PAYER_ID, provider: 'stripe', paymentReference: 'pi_2' } as const;

export const refundHeld = (data: Partial<DataOf<'RefundHeld'>> = {}): PaymentEvent => ({
  type: 'RefundHeld',
  data: {
    ...refund,
    heldAt: NOW.toISOString(),
    retryAt: '2026-03-02T09:06:00.000Z',
    troubles: 1,
    troubledSince: NOW.toISOString(),
    ...data,
  },
});

export const refundRetried = (data: Partial<DataOf<'RefundRetried'>> = {}): PaymentEvent => ({
  type: 'RefundRetried',
  data: { ...refund, retriedAt: '2026-03-02T09:06:00.000Z', ...data },
});

export const paymentVoided = (data: Partial<DataOf<'PaymentVoided'>> = {}): PaymentEvent => ({
  type: 'PaymentVoided',
  data: { ...charge, creditNoteId: '0198a000-0000-5000-8000-00000000f002', voidedAt: NOW.toISOString(), ...data },
});

const booked = { invoiceId: INVOICE_ID, accountId: PAYER_ID, amountCents: 5_900 } as const;

export const transferBooked = (data: Partial<DataOf<'TransferBooked'>> = {}): PaymentEvent => ({
  type: 'TransferBooked',
  data: {
    ...booked,
    receivedOn: '2026-03-02',
    reference: 'RE-2026-00002 Sonnenschein',
    bookedAt: NOW.toISOString(),
    ...data,
  },
});

export const invoiceWrittenOff = (data: Partial<DataOf<'InvoiceWrittenOff'>> = {}): PaymentEvent => ({
  type: 'InvoiceWrittenOff',
  data: { ...booked, reason: 'uncollectable', writtenOffAt: NOW.toISOString(), ...data },
});

export const bookingTakenBack = (data: Partial<DataOf<'BookingTakenBack'>> = {}): PaymentEvent => ({
  type: 'BookingTakenBack',
  data: { ...booked, booking: 'transfer', reason: 'mistake', takenBackAt: NOW.toISOString(), ...data },
});
