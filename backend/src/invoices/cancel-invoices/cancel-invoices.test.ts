import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type InvoicesState, invoicesAmong } from '../invoices.ts';
import { invoiceCancelled, invoiceCorrected, invoiceIssued, SELLER } from '../testing/invoice.builders.ts';
import { cancelInvoice, cancelLaterInvoices } from './cancel-invoices.ts';

const issued = [1, 2, 3].map((month) => invoiceIssued(month));
const invoices = issued.map(({ data }) => data);
const spec = deciderSpec<InvoicesState, InvoiceEvent>(
  invoicesAmong(new Set(invoices.map(({ invoiceId }) => invoiceId))),
);
const NOW = '2026-06-20T12:00:00.000Z';
const END_OF_SECOND = '2026-05-02T08:00:00.000Z';

const cancellingAfter =
  (notBilledFrom: string, now = NOW) =>
  (state: InvoicesState) =>
    cancelLaterInvoices(state, { invoices, notBilledFrom, seller: SELLER, now: new Date(now) });
const cancelling =
  (now = NOW) =>
  (state: InvoicesState) =>
    cancelInvoice(state, {
      invoice: invoiceIssued(2).data,
      note: 'Doppelt abgeschlossen.',
      seller: SELLER,
      now: new Date(now),
    });

describe('taking back invoices for months after the end', () => {
  it('keeps everything that stands on the credit note, with the next number of the same series', () => {
    const { invoiceId, number: _, sequence: __, year: ___, issuedAt: ____, ...same } = invoiceIssued(3).data;
    spec
      .given(...issued)
      .when(cancellingAfter(END_OF_SECOND))
      .then({
        type: 'InvoiceCancelled',
        data: {
          ...same,
          creditNoteId: '27441eaf-5ac0-5a3f-8df6-1c2dc99e3aaa',
          invoiceId,
          invoiceNumber: 'RE-2026-00003',
          invoiceIssuedAt: END_OF_SECOND,
          year: 2026,
          sequence: 4,
          number: 'RE-2026-00004',
          issuedAt: NOW,
          reason: 'subscription-ended',
          note: null,
        },
      });
  });

  it('takes back every month that begins with the end or later, and none before', () => {
    spec
      .given(...issued)
      .when(cancellingAfter('2026-04-02T08:00:00.000Z'))
      .then(invoiceCancelled(2, { sequence: 4, issuedAt: NOW }), invoiceCancelled(3, { sequence: 5, issuedAt: NOW }));
    spec
      .given(...issued)
      .when(cancellingAfter('2026-06-02T08:00:00.000Z'))
      .thenNothing();
  });

  it('takes none back twice', () => {
    spec
      .given(...issued, invoiceCancelled(3))
      .when(cancellingAfter(END_OF_SECOND))
      .thenNothing();
  });

  it('numbers in the year in which it is done', () => {
    spec
      .given(...issued)
      .when(cancellingAfter(END_OF_SECOND, '2026-12-31T23:30:00.000Z'))
      .then(invoiceCancelled(3, { year: 2027, sequence: 1, issuedAt: '2026-12-31T23:30:00.000Z' }));
  });
});

describe('taking back an invoice by hand', () => {
  it('says why on the credit note', () => {
    spec
      .given(...issued)
      .when(cancelling())
      .then(invoiceCancelled(2, { sequence: 4, issuedAt: NOW, reason: 'by-hand', note: 'Doppelt abgeschlossen.' }));
  });

  it('is refused the second time, whoever did it the first time', () => {
    spec
      .given(...issued, invoiceCancelled(2))
      .when(cancelling())
      .thenRejected('invoice-already-cancelled');
  });

  it('goes to whom the last correction names, and names that beside the invoice', () => {
    const buyer = { street: 'Hauptstraße 1', postalCode: '55543', town: 'Bad Kreuznach', vatId: null };
    const corrected = invoiceCorrected(2, { sequence: 4, recipient: 'Bäckerei Sonnenaufgang GmbH', buyer });
    const { recipient, number, issuedAt } = corrected.data;
    const own = { sequence: 5, issuedAt: NOW, recipient, buyer, correction: { number, issuedAt } };
    spec
      .given(...issued, corrected)
      .when(cancelling())
      .then(invoiceCancelled(2, { ...own, reason: 'by-hand', note: 'Doppelt abgeschlossen.' }));
    spec
      .given(...issued, corrected)
      .when(cancellingAfter('2026-04-02T08:00:00.000Z'))
      .then(invoiceCancelled(2, own), invoiceCancelled(3, { sequence: 6, issuedAt: NOW }));
  });

  it('is possible as long as its last correction is kept', () => {
    const corrected = invoiceCorrected(2, { year: 2027, sequence: 1, issuedAt: '2027-01-05T12:00:00.000Z' });
    const now = '2035-01-01T00:00:00.000Z';
    const correction = { number: 'RE-2027-00001', issuedAt: '2027-01-05T12:00:00.000Z' };
    const own = { year: 2035, sequence: 1, issuedAt: now, correction };
    spec
      .given(...issued, corrected)
      .when(cancelling(now))
      .then(invoiceCancelled(2, { ...own, reason: 'by-hand', note: 'Doppelt abgeschlossen.' }));
  });

  it('is refused once its key may be gone', () => {
    spec
      .given(...issued)
      .when(cancelling('2035-01-01T00:00:00.000Z'))
      .thenRejected('invoice-retention-over');
  });

  it('has the seller as it is then', () => {
    const moved = { ...SELLER, town: 'Mainz' };
    spec
      .given(...issued)
      .when((state) =>
        cancelInvoice(state, { invoice: invoiceIssued(1).data, note: 'Irrtum.', seller: moved, now: new Date(NOW) }),
      )
      .then(invoiceCancelled(1, { sequence: 4, issuedAt: NOW, reason: 'by-hand', note: 'Irrtum.', seller: moved }));
  });
});
