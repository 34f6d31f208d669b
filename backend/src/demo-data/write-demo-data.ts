import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { Actor } from '@sternklar/contracts/event-envelope';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { AccountServices } from '../accounts/account-services.ts';
import { addBusiness } from '../businesses/add-business/add-business.ts';
import { businessStreamType } from '../businesses/business.ts';
import { changeReviewStatus } from '../reviews/change-review-status/change-review-status.ts';
import { reviewStreamType } from '../reviews/review.ts';
import { submitReview } from '../reviews/submit-review/submit-review.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { type DemoStep, planDemo } from './demo-plan.ts';

export interface DemoDataDeps {
  readonly commands: CommandHandler;
  readonly accounts: Pick<AccountServices, 'findAccount' | 'operators'>;
  /** Called before anything is written: keeps reactors from mailing people about the demonstration's past. */
  readonly skipReactors: () => Promise<void>;
  /** Sets the clock that the log and the commands read, so that the demonstration has a past. */
  readonly setClock: (at: Date) => void;
  readonly now: () => Date;
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
  const accountIds = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    deps.setClock(step.at);
    await take({ deps, adminId, accountIds }, step);
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
  const { commands } = writing.deps;
  if (step.kind === 'register') return register(writing, step.email);
  const accountId = writing.accountIds.get(step.email);
  if (!accountId) throw new Error('The plan uses a customer before registering it.');
  const customer = contextOf(writing, accountId, { kind: 'account', id: accountId });
  switch (step.kind) {
    case 'add-business': {
      const { businessId, name: businessName, link: googleBusinessLink } = step;
      await commands.handle({
        streamType: businessStreamType,
        streamId: businessStream(businessId),
        decide: (state) => addBusiness(state, { businessId, accountId, businessName, googleBusinessLink }),
        context: customer,
      });
      return;
    }
    case 'submit-review': {
      const { reviewId, businessId, reviewerName, reviewText, rating, reason } = step;
      const review = { reviewId, businessId, accountId, reviewerName, reviewText, rating, reason };
      await commands.handle({
        streamType: reviewStreamType,
        streamId: reviewStream(reviewId),
        decide: (state) => submitReview(state, { ...review, reviewUrl: null, goodFaith: reason ? true : null }),
        context: customer,
      });
      return;
    }
    case 'change-status':
      await commands.handle({
        streamType: reviewStreamType,
        streamId: reviewStream(step.reviewId),
        decide: (state) => changeReviewStatus(state, { status: step.status, expectedVersion: null, note: null }),
        context: contextOf(writing, accountId, { kind: 'account', id: writing.adminId }),
      });
  }
};

const register = async ({ deps, accountIds }: Writing, email: string): Promise<void> => {
  const { operators, findAccount } = deps.accounts;
  await operators.create({ email, password: DEMO_LOGINS.customer.password, role: null });
  const account = await findAccount(email);
  if (!account) throw new Error('A customer of the demonstration was not created.');
  accountIds.set(email, account.accountId);
};

const contextOf = ({ deps }: Writing, accountId: string, actor: Actor): CommandContext => {
  const id = deps.nextId();
  return { actor, accountId, correlationId: id, causationId: id, commandId: id };
};
