import {
  INVOICE_STREAM,
  type InvoiceEvent,
  type InvoiceIssued,
  type Seller,
} from '@sternklar/contracts/invoices/invoice.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { BilledMonth } from './due-months.ts';
import { type InvoicesState, invoicesAmong, knownInvoices } from './invoices.ts';
import { issueInvoices } from './issue-invoices/issue-invoices.ts';

type Billed = BilledMonth['subscription'];

/** Whether the money of a subscription's first month is there before its invoice. */
export type IsPaidAhead = (subscription: Pick<Billed, 'accountId' | 'subscriptionId'>) => Promise<boolean>;

export interface InvoicingDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly invoices: Pick<Queries['invoices'], 'book'>;
  readonly seller: Seller;
  readonly paidBy: InvoiceIssued['paidBy'];
  readonly isPaidAhead: IsPaidAhead;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/**
 * Issues the invoices of months; those that have one already are left as they are. `by` is the job's or reactor's name. One
 * subscription for which that fails stops the others too, unless somebody hears of it: then they get theirs all the same.
 */
export type IssueFor = (
  months: readonly BilledMonth[],
  by: string,
  onFailure?: (subscription: Billed, error: unknown) => void,
) => Promise<void>;

const bySubscription = (months: readonly BilledMonth[]) => [
  ...Map.groupBy(months, ({ subscription }) => subscription).entries(),
];

/** For what a job or reactor does by itself. */
export const contextOf = (by: string, accountId: string, commandId: string): CommandContext => ({
  actor: { kind: 'system', name: by },
  accountId,
  correlationId: commandId,
  causationId: commandId,
  commandId,
});

/**
 * The stream of invoices is long, so it is read only from where the read model stands. Two that issue at once cannot take
 * one number twice, nor bill a month twice: the later append is refused, reads what the other one wrote, and decides anew.
 */
export const createInvoicing =
  ({ commands, invoices, seller, paidBy, isPaidAhead, now, nextId }: InvoicingDeps): IssueFor =>
  async (months, by, onFailure) => {
    if (months.length === 0) return;
    const ids = months.map(({ invoiceId }) => invoiceId);
    let knownUntil = await knownInvoices(invoices, ids);
    for (const [subscription, own] of bySubscription(months)) {
      try {
        const isFirstPrepaid = own.some(({ number }) => number === 1) && (await isPaidAhead(subscription));
        const handled = await commands.handle<InvoicesState, InvoiceEvent>({
          streamType: invoicesAmong(new Set(ids)),
          streamId: INVOICE_STREAM,
          knownUntil,
          decide: (state) => issueInvoices(state, { months: own, seller, paidBy, isFirstPrepaid, now: now() }),
          context: contextOf(by, subscription.accountId, nextId()),
        });
        if (handled.rejected === undefined) knownUntil = handled;
      } catch (error) {
        if (!onFailure) throw error;
        onFailure(subscription, error);
      }
    }
  };
