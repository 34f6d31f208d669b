import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type InvoicesState, invoicesAmong } from '../invoices.ts';
import { BILLED, invoiceCancelled, invoiceCorrected, invoiceIssued, SELLER } from '../testing/invoice.builders.ts';
import { type CorrectInvoice, correctInvoice } from './correct-invoice.ts';

const issued = [1, 2].map((month) => invoiceIssued(month));
const spec = deciderSpec<InvoicesState, InvoiceEvent>(invoicesAmong(new Set(issued.map(({ data }) => data.invoiceId))));
const NOW = '2026-06-20T12:00:00.000Z';
const RIGHT = { recipient: 'Bäckerei Sonnenaufgang GmbH', buyer: BILLED.buyer };

const correcting =
  (change: Partial<CorrectInvoice> = {}) =>
  (state: InvoicesState) =>
    correctInvoice(state, { invoice: invoiceIssued(2).data, ...RIGHT, seller: SELLER, now: new Date(NOW), ...change });

describe('correcting an invoice', () => {
  it('keeps month and amounts, names the invoice, and takes the next number of the same series', () => {
    const { number: _, sequence: __, year: ___, issuedAt: ____, ...same } = invoiceIssued(2).data;
    spec
      .given(...issued)
      .when(correcting())
      .then({
        type: 'InvoiceCorrected',
        data: {
          ...same,
          ...RIGHT,
          correctionId: 'a0ad6f39-7043-53ab-9d11-ef23d314a551',
          invoiceNumber: 'RE-2026-00002',
          invoiceIssuedAt: '2026-04-02T08:00:00.000Z',
          replaces: null,
          year: 2026,
          sequence: 3,
          number: 'RE-2026-00003',
          issuedAt: NOW,
        },
      });
  });

  it('says what had paid it since', () => {
    const paid = { by: 'transfer', on: '2026-04-09' } as const;
    spec
      .given(...issued)
      .when(correcting({ paid }))
      .then(invoiceCorrected(2, { ...RIGHT, sequence: 3, issuedAt: NOW, paid }));
  });

  it('may be done again: the later one names the invoice, and the correction that it replaces', () => {
    const first = invoiceCorrected(2, { sequence: 3, ...RIGHT });
    const buyer = { street: 'Hauptstraße 1', postalCode: '55543', town: 'Bad Kreuznach', vatId: null };
    spec
      .given(...issued, first)
      .when(correcting({ buyer }))
      .then(
        invoiceCorrected(2, {
          ...RIGHT,
          buyer,
          sequence: 4,
          issuedAt: NOW,
          replaces: { number: 'RE-2026-00003', issuedAt: first.data.issuedAt },
        }),
      );
  });

  it.each([
    ['as the invoice has it', [], BILLED.companyName, BILLED.buyer],
    ['as the last correction has it', [invoiceCorrected(2, { sequence: 3, ...RIGHT })], RIGHT.recipient, RIGHT.buyer],
  ])('is refused where nothing changes: %s', (_case, before, recipient, buyer) => {
    spec
      .given(...issued, ...before)
      .when(correcting({ recipient: recipient ?? '', buyer }))
      .thenRejected('nothing-to-correct');
  });

  it('may go back to what the invoice said', () => {
    const first = invoiceCorrected(2, { sequence: 3, ...RIGHT });
    spec
      .given(...issued, first)
      .when(correcting({ recipient: BILLED.companyName ?? '' }))
      .then(
        invoiceCorrected(2, {
          sequence: 4,
          issuedAt: NOW,
          replaces: { number: 'RE-2026-00003', issuedAt: first.data.issuedAt },
        }),
      );
  });

  it('is refused once the invoice is taken back', () => {
    spec
      .given(...issued, invoiceCancelled(2))
      .when(correcting())
      .thenRejected('invoice-already-cancelled');
  });

  it('is refused once the key may be gone: eight years after the last document', () => {
    const late = { now: new Date('2035-01-01T00:00:00.000Z') };
    spec
      .given(...issued)
      .when(correcting(late))
      .thenRejected('invoice-retention-over');
    const first = invoiceCorrected(2, { ...RIGHT, year: 2027, sequence: 1, issuedAt: '2027-01-05T12:00:00.000Z' });
    spec
      .given(...issued, first)
      .when(correcting({ ...late, recipient: 'Backhaus GmbH' }))
      .then(
        invoiceCorrected(2, {
          recipient: 'Backhaus GmbH',
          year: 2035,
          sequence: 1,
          issuedAt: '2035-01-01T00:00:00.000Z',
          replaces: { number: 'RE-2027-00001', issuedAt: '2027-01-05T12:00:00.000Z' },
        }),
      );
  });

  it('numbers in the year in which it is done', () => {
    spec
      .given(...issued)
      .when(correcting({ now: new Date('2026-12-31T23:30:00.000Z') }))
      .then(invoiceCorrected(2, { ...RIGHT, year: 2027, sequence: 1, issuedAt: '2026-12-31T23:30:00.000Z' }));
  });

  it('leaves the other invoices as they are', () => {
    spec
      .given(...issued, invoiceCorrected(1, { sequence: 3, ...RIGHT }))
      .when(correcting())
      .then(invoiceCorrected(2, { ...RIGHT, sequence: 4, issuedAt: NOW }));
  });
});
