import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { daysAfter, workingDaysAfter } from '@sternklar/contracts/working-days';

/** Platforms mostly answer a report in 3 to 5 working days. */
const WORKING_DAYS_AFTER_REPORT = 5;
const DAYS_AFTER_LETTER = 14;
/** Authors usually have 7 days; 2 more for the platform to say what they said. */
const DAYS_AFTER_AUTHOR_WAS_ASKED = 9;

const afterLetter = (now: string) => daysAfter(now, DAYS_AFTER_LETTER);
const AFTER: Readonly<Record<Channel, (now: string) => string>> = {
  'report-tool': (now) => workingDaysAfter(now, WORKING_DAYS_AFTER_REPORT),
  'legal-form': afterLetter,
  email: afterLetter,
  post: afterLetter,
};

/** When somebody asks after what was sent at `now`; both ISO 8601 UTC. */
export const afterSending = (channel: Channel, now: string): string => AFTER[channel](now);

export const afterAuthorWasAsked = (now: string): string => daysAfter(now, DAYS_AFTER_AUTHOR_WAS_ASKED);
