import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { draftOf, sentTextOf } from '../casework/sending/notice-draft.ts';

interface Named {
  readonly id: string;
  readonly reviewer_name: string;
}

/** The text of each, as it goes out and is kept: by review; none for those whose text is not there. */
export const textsOf = (channel: Channel, notices: ReadonlyMap<string, Notice>): ReadonlyMap<string, string> =>
  new Map([...notices].map(([id, notice]) => [id, sentTextOf(channel, draftOf(notice))]));

/** All of them below each other, each under whom it is about. */
export const together = (reviews: readonly Named[], texts: ReadonlyMap<string, string>): string =>
  reviews.map(({ id, reviewer_name }, at) => `${at + 1}. ${reviewer_name}\n${texts.get(id) ?? ''}`).join('\n\n');
