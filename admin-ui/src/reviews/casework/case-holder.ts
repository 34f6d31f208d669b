import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { formatTime } from '../../texts/format.ts';

type Holder = NonNullable<ReviewCase['taken_over']>;

export const holderWords = ({ is_you, email, at }: Holder): string =>
  `${is_you ? 'Sie arbeiten' : `${email} arbeitet`} daran, seit ${formatTime(at)} Uhr.`;

/** In how many milliseconds what is shown of it is over, and a moment more; false where nobody works on it. */
export const untilItRunsOut = (found: ReviewCase | null, now: number): number | false =>
  found?.taken_over ? Math.max(Date.parse(found.taken_over.until) - now, 0) + 1_000 : false;
