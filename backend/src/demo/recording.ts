import type { Seller } from '@sternklar/contracts/invoices/invoice.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';

/** For whom a step is recorded: the customer acts, or an admin on the customer's behalf. */
export interface Recording {
  readonly commands: CommandHandler;
  readonly customer: CommandContext;
  readonly admin: CommandContext;
  readonly accountId: string;
  /** Who issues the invoices. */
  readonly seller: Seller;
}
