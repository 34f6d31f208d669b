import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import type { StreamType } from '@sternklar/event-store/decider';

/** What a decision needs of all invoices there are. */
export interface InvoicesState {
  /** The last number given in each year. */
  readonly lastSequences: ReadonlyMap<number, number>;
  /** Which of the invoices in question exist. */
  readonly issued: ReadonlySet<string>;
}

/** The stream of all invoices, as far as it concerns the ones with these ids: what it keeps stays small, however long it is. */
export const invoicesAmong = (ids: ReadonlySet<string>): StreamType<InvoicesState, InvoiceEvent> => ({
  initialState: { lastSequences: new Map(), issued: new Set() },
  evolve: ({ lastSequences, issued }, { data }) => ({
    lastSequences: new Map(lastSequences).set(data.year, Math.max(lastSequences.get(data.year) ?? 0, data.sequence)),
    issued: ids.has(data.invoiceId) ? new Set(issued).add(data.invoiceId) : issued,
  }),
});
