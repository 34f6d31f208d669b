import {
  CHECKOUT_ID,
  checkoutOpened,
  checkoutPaid,
  INVOICE_ID,
  invoicePaid,
  NOW,
  PAYER_ID,
  paymentFailed,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../open-checkout/open-checkout.ts';
import { evolve, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { type RecordedNotice, recordPayment } from './record-payment.ts';

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
const recording = (over: Partial<RecordedNotice>) => (state: PaymentsState) =>
  recordPayment(state, { provider: 'stripe', notice: notice(over), now: NOW });
const ofPage = (over: Partial<RecordedNotice> = {}) => recording({ checkoutId: CHECKOUT_ID, ...over });
const ofInvoice = (over: Partial<RecordedNotice> = {}) => recording({ invoiceId: INVOICE_ID, ...over });
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

  it('is refused when nobody opened it, or another sum was paid', () => {
    spec.given().when(ofPage()).thenRejected('unknown-payment');
    spec
      .given(checkoutOpened())
      .when(ofPage({ amountCents: 5_899 }))
      .thenRejected('amount-differs');
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

  it('is refused where there is none: somebody else charged it', () => {
    spec.given().when(ofInvoice()).thenRejected('unknown-payment');
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

it('whatever is told in whichever order, each page and invoice is paid once', () => {
  const told = fc.constantFrom(
    ofPage(),
    ofPage(declined),
    ofInvoice(),
    ofInvoice(declined),
    ofInvoice({ paymentReference: 'pi_2' }),
  );
  fc.assert(
    fc.property(fc.array(told, { maxLength: 12 }), (notices) => {
      let state = evolve(paymentsStreamType.initialState, checkoutOpened(forInvoice));
      const counts = new Map<string, number>();
      for (const decide of notices) {
        const decision = decide(state);
        if (!Array.isArray(decision)) continue;
        for (const event of decision) {
          counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
          state = evolve(state, event);
        }
      }
      expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(1);
    }),
  );
});
