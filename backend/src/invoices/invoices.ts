import type { InvoiceCorrected, InvoiceEvent, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { StreamType } from '@sternklar/event-store/decider';
import type { Queries } from '@sternklar/projections/queries';

/** What a decision needs of all invoices there are. */
export interface InvoicesState {
  /** The last number given in each year, to whatever document. */
  readonly lastSequences: ReadonlyMap<number, number>;
  /** Which of the invoices in question exist, … */
  readonly issued: ReadonlySet<string>;
  /** … which of them a credit note took back, … */
  readonly cancelled: ReadonlySet<string>;
  /** … and the last correction of each that has one. */
  readonly corrections: ReadonlyMap<string, InvoiceCorrected>;
}

const withMember = (set: ReadonlySet<string>, member: string, asked: ReadonlySet<string>): ReadonlySet<string> =>
  asked.has(member) ? new Set(set).add(member) : set;

/** The stream of all invoices, as far as it concerns the ones with these ids: what it keeps stays small, however long it is. */
export const invoicesAmong = (ids: ReadonlySet<string>): StreamType<InvoicesState, InvoiceEvent> => ({
  initialState: { lastSequences: new Map(), issued: new Set(), cancelled: new Set(), corrections: new Map() },
  evolve: (before, { type, data }) => {
    if (type === 'InvoiceErased') return before;
    const lastSequences = new Map(before.lastSequences);
    lastSequences.set(data.year, Math.max(lastSequences.get(data.year) ?? 0, data.sequence));
    const state = { ...before, lastSequences };
    const { invoiceId } = data;
    switch (type) {
      case 'InvoiceIssued':
        return { ...state, issued: withMember(state.issued, invoiceId, ids) };
      case 'InvoiceCorrected':
        return ids.has(invoiceId) ? { ...state, corrections: new Map(state.corrections).set(invoiceId, data) } : state;
      case 'InvoiceCancelled':
        return { ...state, cancelled: withMember(state.cancelled, invoiceId, ids) };
    }
  },
});

/** What holds of an invoice: itself, or its last correction. */
export const holding = ({ corrections }: InvoicesState, invoice: InvoiceIssued): InvoiceIssued | InvoiceCorrected =>
  corrections.get(invoice.invoiceId) ?? invoice;

/** The stream as a reader of it knows it up to some version. */
export interface KnownInvoices {
  readonly state: InvoicesState;
  readonly version: number;
}

/** The stream as the read model knows it: it is long, so only what came after is read of it. */
export const knownInvoices = async (
  invoices: Pick<Queries['invoices'], 'book'>,
  ids: readonly string[],
): Promise<KnownInvoices> => {
  const { version, lastSequences, issued, cancelled, corrections } = await invoices.book(ids);
  const lastCorrections = new Map(corrections.map((correction) => [correction.invoiceId, correction]));
  return {
    state: { lastSequences, issued: new Set(issued), cancelled: new Set(cancelled), corrections: lastCorrections },
    version,
  };
};
