import type { Actor } from '@sternklar/contracts/event-envelope';
import type { Seller } from '@sternklar/contracts/invoices/invoice.events';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { AccountServices } from '../accounts/account-services.ts';
import type { NoticeSettings } from '../reviews/notice/notice-settings.ts';
import { reviewStreamType } from '../reviews/review.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { recordDemoPartner } from './demo-partner.ts';
import { type DemoStep, planDemo } from './demo-plan.ts';
import { recordDemoTextBlocks } from './demo-text-blocks.ts';
import { recordStep } from './record-demo-step.ts';
import type { EvidenceStore } from './recording.ts';
import { rememberingCommands } from './remembering-commands.ts';

export interface DemoDataDeps {
  readonly commands: CommandHandler;
  readonly accounts: Pick<AccountServices, 'findAccount' | 'operators'>;
  /** Called before anything is written: keeps reactors from mailing people about the demonstration's past. */
  readonly skipReactors: () => Promise<void>;
  /** Sets the clock that the log and the commands read, so that the demonstration has a past. */
  readonly setClock: (at: Date) => void;
  readonly now: () => Date;
  /** Who issues the invoices. */
  readonly seller: Seller;
  /** What notices are made for. */
  readonly notices: NoticeSettings;
  readonly evidenceFiles: EvidenceStore;
  readonly nextId: () => string;
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * Writes the demonstration through commands, as its customers and an admin would have. Continues where an interrupted
 * start left off; does nothing when all of it is there. Answers how many steps it took.
 */
export const writeDemoData = async (deps: DemoDataDeps): Promise<number> => {
  const steps = planDemo(deps.now());
  const last = steps.findLast((step) => step.kind === 'submit-review');
  if (last && (await deps.commands.load(reviewStreamType, reviewStream(last.reviewId))).version > 0) return 0;

  await deps.skipReactors();
  const adminId = await appointStaff(deps, steps[0]?.at ?? deps.now());
  await recordDemoPartner(deps.commands, operatorContext(deps));
  await recordDemoTextBlocks(deps.commands, operatorContext(deps));
  const accountIds = new Map<string, string>();
  const writing = { deps: { ...deps, commands: rememberingCommands(deps.commands) }, adminId, accountIds };
  for (const [index, step] of steps.entries()) {
    deps.setClock(step.at);
    await take(writing, step);
    deps.onProgress?.(index + 1, steps.length);
  }
  return steps.length;
};

const appointStaff = async ({ accounts, setClock }: DemoDataDeps, at: Date): Promise<string> => {
  setClock(new Date(at.getTime() - 3_600_000));
  await accounts.operators.appoint({ ...DEMO_LOGINS.admin, role: 'admin' });
  await accounts.operators.appoint({ ...DEMO_LOGINS.auditor, role: 'auditor' });
  const admin = await accounts.findAccount(DEMO_LOGINS.admin.email);
  if (!admin) throw new Error('The admin of the demonstration was not created.');
  return admin.accountId;
};

interface Writing {
  readonly deps: DemoDataDeps;
  readonly adminId: string;
  readonly accountIds: Map<string, string>;
}

const take = async (writing: Writing, step: DemoStep): Promise<void> => {
  if (step.kind === 'register') return register(writing, step.email);
  const accountId = writing.accountIds.get(step.email);
  if (!accountId) throw new Error('The plan uses a customer before registering it.');
  const customer = contextOf(writing, accountId, { kind: 'account', id: accountId });
  const admin = contextOf(writing, accountId, { kind: 'account', id: writing.adminId });
  const { commands, seller, notices, evidenceFiles } = writing.deps;
  await recordStep({ commands, customer, admin, accountId, seller, notices, evidenceFiles }, step);
};

const register = async ({ deps, accountIds }: Writing, email: string): Promise<void> => {
  const { operators, findAccount } = deps.accounts;
  await operators.create({ email, password: DEMO_LOGINS.customer.password, role: null });
  const account = await findAccount(email);
  if (!account) throw new Error('A customer of the demonstration was not created.');
  accountIds.set(email, account.accountId);
};

const operatorContext = ({ nextId }: DemoDataDeps): CommandContext => {
  const id = nextId();
  return { actor: { kind: 'operator' }, accountId: null, correlationId: id, causationId: id, commandId: id };
};

const contextOf = ({ deps }: Writing, accountId: string, actor: Actor): CommandContext => {
  const id = deps.nextId();
  return { actor, accountId, correlationId: id, causationId: id, commandId: id };
};
