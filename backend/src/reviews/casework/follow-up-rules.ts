import { FOLLOW_UP_MAX_DAYS } from '@sternklar/contracts/constants';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import {
  daysAfter,
  type GermanState,
  HOME_STATE,
  workingDaysAfter,
  workingMorningOf,
} from '@sternklar/contracts/working-days';

/** What the operator set: whose holidays count, and after how many days somebody asks. */
export interface FollowUpSettings {
  readonly holidaysOf: GermanState;
  readonly workingDaysAfterReport: number;
  readonly daysAfterLetter: number;
  readonly daysAfterAuthorWasAsked: number;
  readonly workingDaysAfterQuestion: number;
}

/** When somebody asks after a case; all moments ISO 8601 UTC. */
export interface FollowUpRules {
  /** After what was sent at `now`. */
  afterSending(channel: Channel, now: string): string;
  /** After the platform asked the author. */
  afterAuthorWasAsked(now: string): string;
  /** After the platform asked us: by then it is to have an answer. */
  afterPlatformAsked(now: string): string;
  /** On a day that somebody chose (`YYYY-MM-DD`), or the first working day after it. */
  onDay(day: string): string;
  /** The last day that somebody may choose at `now`. */
  latest(now: string): string;
}

export interface FollowUpDeps {
  readonly followUpRules: FollowUpRules;
  readonly now: () => Date;
}

export const createFollowUpRules = (settings: FollowUpSettings): FollowUpRules => {
  const { holidaysOf, workingDaysAfterReport, daysAfterLetter, daysAfterAuthorWasAsked, workingDaysAfterQuestion } =
    settings;
  const afterLetter = (now: string) => daysAfter(now, daysAfterLetter, holidaysOf);
  const after: Readonly<Record<Channel, (now: string) => string>> = {
    'report-tool': (now) => workingDaysAfter(now, workingDaysAfterReport, holidaysOf),
    'legal-form': afterLetter,
    email: afterLetter,
    post: afterLetter,
  };
  return {
    afterSending: (channel, now) => after[channel](now),
    afterAuthorWasAsked: (now) => daysAfter(now, daysAfterAuthorWasAsked, holidaysOf),
    afterPlatformAsked: (now) => workingDaysAfter(now, workingDaysAfterQuestion, holidaysOf),
    onDay: (day) => workingMorningOf(day, holidaysOf),
    latest: (now) => daysAfter(now, FOLLOW_UP_MAX_DAYS, holidaysOf),
  };
};

/**
 * Platforms mostly answer a report in 3 to 5 working days. Authors usually have 7 days; 2 more for the platform to say what
 * they said. Whom a platform asks it mostly gives those 7 days, too, which 5 working days are without holidays.
 */
export const USUAL_RULES = createFollowUpRules({
  holidaysOf: HOME_STATE,
  workingDaysAfterReport: 5,
  daysAfterLetter: 14,
  daysAfterAuthorWasAsked: 9,
  workingDaysAfterQuestion: 5,
});
