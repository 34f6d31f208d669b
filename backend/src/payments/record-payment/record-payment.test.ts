import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import {
  CHECKOUT_ID,
  checkoutOpened,
  checkoutPaid,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  NOW,
  PAYER_ID,
  paymentFailed,
  unmatchedPaymentReceived,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import fc from 'fast-check';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../open-checkout/open-checkout.ts';
import { evolve, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { type NamedInvoice, type RecordedNotice, recordPayment } from './record-payment.ts';

const spec = deciderSpec(paymentsStreamType);
const forInvoice = { order: { kind: 'invoice', invoiceId: INVOICE_ID }, companyName: null } as const;

const notice = (over: Partial<RecordedNotice>): RecordedNotice => ({
  outcome: 'paid',
  accountId: PAYER_ID,
  checkoutId: null,
  invoiceId: null,
  attempt: 1,
  amountCents: 5_900,
  paymentReference: 'pi_1',
  customerReference: 'cus_1',
  cardReference: 'pm_1',
  reason: '',
  isFinal: false,
  ...over,
});
const INVOICE: NamedInvoice = { grossCents: 5_900, isPaidOtherwise: false };
const recording =
  (over: Partial<RecordedNotice>, invoice: NamedInvoice | null = over.invoiceId ? INVOICE : null) =>
  (state: PaymentsState) =>
    recordPayment(state, { provider: 'stripe', notice: notice(over), invoice, now: NOW });
const ofPage = (over: Partial<RecordedNotice> = {}) => recording({ checkoutId: CHECKOUT_ID, ...over });
const ofInvoice = (over: Partial<RecordedNotice> = {}, invoice: NamedInvoice | null = INVOICE) =>
  recording({ invoiceId: INVOICE_ID, ...over }, invoice);
const idOf = (paymentReference: string) => uuidV5(`stripe/${paymentReference}`, '5b0d7c52-2f7e-5d39-8a8a-3a6f1f0f4c11');
const declined = { outcome: 'declined', reason: 'card_declined' } as const;

describe('a notice about a page', () => {
  it('that was paid keeps by what and with which card, once', () => {
    spec.given(checkoutOpened()).when(ofPage()).then(checkoutPaid());
    spec.given(checkoutOpened(), checkoutPaid()).when(ofPage()).thenNothing();
  });

  it('settles the invoice that the page was for, unless it is paid', () => {
    const opened = checkoutOpened(forInvoice);
    const paid = checkoutPaid(forInvoice);
    spec.given(opened).when(ofPage()).then(paid, invoicePaid());
    spec
      .given(opened, invoicePaid({ paymentReference: 'pi_0' }))
      .when(ofPage())
      .then(paid);
  });

  it('that a card refused changes nothing: its holder is still there', () => {
    spec.given(checkoutOpened()).when(ofPage(declined)).thenNothing();
  });

  it('is refused when nobody opened it', () => {
    spec.given().when(ofPage()).thenRejected('unknown-payment');
  });

  it('of another sum settles nothing and is kept, once', () => {
    const received = unmatchedPaymentReceived({
      unmatchedPaymentId: idOf('pi_1'),
      kind: 'amount-differs',
      checkoutId: CHECKOUT_ID,
      invoiceId: null,
      amountCents: 5_899,
      paymentReference: 'pi_1',
    });
    const told = ofPage({ amountCents: 5_899 });
    spec.given(checkoutOpened()).when(told).then(received);
    spec.given(checkoutOpened(), received).when(told).thenNothing();
  });

  it('that was paid by another payment is kept', () => {
    const received = unmatchedPaymentReceived({
      unmatchedPaymentId: idOf('pi_2'),
      checkoutId: CHECKOUT_ID,
      invoiceId: null,
    });
    spec
      .given(checkoutOpened(), checkoutPaid())
      .when(ofPage({ paymentReference: 'pi_2' }))
      .then(received);
  });
});

describe('a payment that stands before the team', () => {
  it('pays nothing that was opened again since, however often it is told', () => {
    const standing = unmatchedPaymentReceived({ unmatchedPaymentId: idOf('pi_2'), invoiceId: INVOICE_ID });
    spec
      .given(invoicePaid(), standing, invoiceReopened())
      .when(ofInvoice({ paymentReference: 'pi_2' }))
      .thenNothing();
  });
});

describe('a notice about the card on file', () => {
  const withCard = [checkoutOpened(), checkoutPaid()];

  it('pays an invoice, once, also after the card had refused', () => {
    spec
      .given(...withCard)
      .when(ofInvoice())
      .then(invoicePaid());
    spec
      .given(...withCard, paymentFailed())
      .when(ofInvoice())
      .then(invoicePaid());
    spec
      .given(...withCard, invoicePaid())
      .when(ofInvoice())
      .thenNothing();
  });

  it('tells that it refused, once, and never of an invoice that is paid', () => {
    spec
      .given(...withCard)
      .when(ofInvoice(declined))
      .then(paymentFailed());
    spec
      .given(...withCard, paymentFailed())
      .when(ofInvoice(declined))
      .thenNothing();
    spec
      .given(...withCard, invoicePaid())
      .when(ofInvoice(declined))
      .thenNothing();
  });

  it('is refused where there is neither card nor invoice: somebody else charged it', () => {
    spec.given().when(ofInvoice({}, null)).thenRejected('unknown-payment');
  });

  it('of another sum than the invoice’s settles nothing and is kept', () => {
    const received = unmatchedPaymentReceived({
      unmatchedPaymentId: idOf('pi_1'),
      kind: 'amount-differs',
      amountCents: 100,
      paymentReference: 'pi_1',
    });
    spec
      .given(...withCard)
      .when(ofInvoice({ amountCents: 100 }))
      .then(received);
  });

  it('about an invoice that is paid by another payment, or was when it was issued, is kept', () => {
    const received = unmatchedPaymentReceived({ unmatchedPaymentId: idOf('pi_2') });
    spec
      .given(...withCard, invoicePaid())
      .when(ofInvoice({ paymentReference: 'pi_2' }))
      .then(received);
    spec
      .given(...withCard, invoicePaid(), received)
      .when(ofInvoice({ paymentReference: 'pi_2' }))
      .thenNothing();
    spec
      .given()
      .when(ofInvoice({ paymentReference: 'pi_2' }, { ...INVOICE, isPaidOtherwise: true }))
      .then(received);
  });

  it('about an invoice that there is not is kept', () => {
    const received = unmatchedPaymentReceived({
      unmatchedPaymentId: idOf('pi_1'),
      kind: 'unknown-invoice',
      expectedCents: null,
      paymentReference: 'pi_1',
    });
    spec
      .given(...withCard)
      .when(ofInvoice({}, null))
      .then(received);
  });
});

describe('opening a page', () => {
  const opening = (state: PaymentsState) => {
    const page = { checkoutId: CHECKOUT_ID, accountId: PAYER_ID, provider: 'stripe', amountCents: 5_900 } as const;
    return openCheckout(state, { ...page, ...forInvoice, billingDetails: null, now: NOW });
  };

  it('for an invoice is refused once it is paid', () => {
    spec
      .given()
      .when(opening)
      .then(checkoutOpened({ ...forInvoice, openedAt: NOW.toISOString() }));
    spec.given(invoicePaid()).when(opening).thenRejected('invoice-already-paid');
  });
});

it('whatever is told in whichever order, each page and invoice is paid once, and no money is lost', () => {
  const sums = fc.constantFrom(5_900, 5_900, 100);
  const paid = fc.oneof(
    sums.map((amountCents) =>
      notice({ checkoutId: CHECKOUT_ID, paymentReference: `pi_page_${amountCents}`, amountCents }),
    ),
    fc
      .tuple(fc.constantFrom('pi_1', 'pi_2'), sums)
      .map(([reference, amountCents]) =>
        notice({ invoiceId: INVOICE_ID, paymentReference: `${reference}_${amountCents}`, amountCents }),
      ),
  );
  const refused = fc.constantFrom(
    notice({ checkoutId: CHECKOUT_ID, ...declined }),
    notice({ invoiceId: INVOICE_ID, ...declined }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(paid, paid, refused), { maxLength: 12 }), (notices) => {
      let state = evolve(paymentsStreamType.initialState, checkoutOpened(forInvoice));
      const events: PaymentEvent[] = [];
      for (const told of notices) {
        const invoice = told.invoiceId === null ? null : INVOICE;
        const decision = recordPayment(state, { provider: 'stripe', notice: told, invoice, now: NOW });
        if ('rejected' in decision) throw new Error('A payment of ours was refused.');
        for (const event of decision) {
          events.push(event);
          state = evolve(state, event);
        }
      }
      const among = (type: PaymentEvent['type']) => events.filter((event) => event.type === type);
      for (const type of ['CheckoutPaid', 'InvoicePaid', 'PaymentFailed'] as const) {
        expect(among(type).length).toBeLessThanOrEqual(1);
      }
      const counted = new Set(
        [...among('CheckoutPaid'), ...among('InvoicePaid'), ...among('UnmatchedPaymentReceived')].map(
          ({ data }) => 'paymentReference' in data && data.paymentReference,
        ),
      );
      const told = notices.filter(({ outcome }) => outcome === 'paid').map(({ paymentReference }) => paymentReference);
      expect(counted).toEqual(new Set(told));
    }),
  );
});
