import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { createCaseCalls, NoticeWay } from '../case-calls.ts';

/** What goes out first of all. */
const FIRST_WAY: NoticeWay = { channel: 'report-tool', isAppeal: false };

/** The text of a way, from what the customer says by now: they may say more while it is shown. */
export const noticeQuery = (
  { review, facts, evidence }: ReviewCase,
  notice: ReturnType<typeof createCaseCalls>['notice'],
  way: NoticeWay = FIRST_WAY,
) => ({
  queryKey: [
    'review-notice',
    [review, facts, evidence.map(({ name }) => name)],
    way.channel,
    way.isAppeal,
    way.evidence,
  ] as const,
  queryFn: () => notice(review.id, way),
});
