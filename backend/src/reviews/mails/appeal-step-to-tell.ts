import { mayBeAppealed } from '@sternklar/contracts/reviews/casework/case-facts';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { exists, reviewStreamType } from '../review.ts';

/** What staff do about an appeal, which changes no status. */
export const APPEAL_STEPS = ['lodged', 'set-aside'] as const;
export type AppealStep = (typeof APPEAL_STEPS)[number];

export interface AppealStepSource {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly statusMailDelayMs: number;
}

interface StepToTell {
  readonly reviewId: string;
  readonly step: AppealStep;
  /** When it was taken, ISO 8601 UTC. */
  readonly at: string;
}

/**
 * Whether a mail about it still has something to tell: the customer has not read it in the mail about the refusal, which waited
 * until after it, and the case has not gone on.
 */
export const isStepToBeTold = async (
  { reviewId, step, at }: StepToTell,
  { commands, statusMailDelayMs }: AppealStepSource,
): Promise<boolean> => {
  const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
  if (!exists(state) || state.erased) return false;
  const { casework, decidedAt } = state;
  if (step === 'set-aside') {
    const isQuiet = casework.appealWishedAt === null && casework.question === null;
    return mayBeAppealed(casework) && isQuiet;
  }
  const isThere = casework.forwarding?.isAppeal === true && casework.forwarding.at === at && !casework.decided;
  const mailedAt = Date.parse(decidedAt ?? at) + statusMailDelayMs;
  return isThere && (statusMailDelayMs === 0 || decidedAt === null || mailedAt <= Date.parse(at));
};
