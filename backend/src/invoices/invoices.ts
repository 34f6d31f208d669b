import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import type { StreamType } from '@sternklar/event-store/decider';
import type { Queries } from '@sternklar/projections/queries';

/** What a decision needs of all invoices there are. */
export interface InvoicesState {
  /** The last number given in each year, to an invoice or a credit note. */
  readonly lastSequences: ReadonlyMap<number, number>;
  /** Which of the invoices in question exist, … */
  readonly issued: ReadonlySet<string>;
  /** … and which of them a credit note took back. */
  readonly cancelled: ReadonlySet<string>;
}

const withMember = (set: ReadonlySet<string>, member: string, asked: ReadonlySet<string>): ReadonlySet<string> =>
  asked.has(member) ? new Set(set).add(member) : set;

const KEPT_IN = { InvoiceIssued: 'issued', InvoiceCancelled: 'cancelled' } as const;

/** The stream of all invoices, as far as it concerns the ones with these ids: what it keeps stays small, however long it is. */
export const invoicesAmong = (ids: ReadonlySet<string>): StreamType<InvoicesState, InvoiceEvent> => ({
  initialState: { lastSequences: new Map(), issued: new Set(), cancelled: new Set() },
  evolve: (state, { type, data }) => {
    if (type === 'InvoiceErased') return state;
    const lastSequences = new Map(state.lastSequences);
    lastSequences.set(data.year, Math.max(lastSequences.get(data.year) ?? 0, data.sequence));
    const kept = KEPT_IN[type];
    return { ...state, lastSequences, [kept]: withMember(state[kept], data.invoiceId, ids) };
  },
});

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
  const { version, lastSequences, issued, cancelled } = await invoices.book(ids);
  return { state: { lastSequences, issued: new Set(issued), cancelled: new Set(cancelled) }, version };
};
