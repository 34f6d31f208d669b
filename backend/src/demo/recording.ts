import type { Seller } from '@sternklar/contracts/invoices/invoice.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { EvidenceFiles } from '../reviews/evidence/evidence-files.ts';
import type { NoticeSettings } from '../reviews/notice/notice-settings.ts';

export type EvidenceStore = Pick<EvidenceFiles, 'put' | 'confirm' | 'remove'>;

/** For whom a step is recorded: the customer acts, or an admin on the customer's behalf. */
export interface Recording {
  readonly commands: CommandHandler;
  readonly customer: CommandContext;
  readonly admin: CommandContext;
  readonly accountId: string;
  readonly evidenceFiles: EvidenceStore;
  /** What notices are made for. */
  readonly notices: NoticeSettings;
  /** Who issues the invoices. */
  readonly seller: Seller;
}
