import type { Seller } from '@sternklar/contracts/invoices/invoice.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { NoticeSettings } from '../reviews/notice/notice-settings.ts';

/** For whom a step is recorded: the customer acts, or an admin on the customer's behalf. */
export interface Recording {
  readonly commands: CommandHandler;
  readonly customer: CommandContext;
  readonly admin: CommandContext;
  readonly accountId: string;
  /** What notices are made for. */
  readonly notices: NoticeSettings;
  /** Who issues the invoices. */
  readonly seller: Seller;
}
