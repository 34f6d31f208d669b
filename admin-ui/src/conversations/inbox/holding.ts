import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { formatTime } from '../../texts/format.ts';

type TakenOver = AdminConversation['taken_over'];

/** Who of the team has a conversation, as whoever looks at it has to know it. */
export type Holding = 'nobody' | 'you' | 'another';

export const holdingOf = (takenOver: TakenOver, ownId: string | null): Holding => {
  if (!takenOver) return 'nobody';
  return takenOver.user_id === ownId ? 'you' : 'another';
};

export const holdingWords = (takenOver: TakenOver, holding: Holding): string => {
  if (!takenOver || holding === 'nobody') return '';
  return holding === 'you'
    ? `Sie antworten, bis ${formatTime(takenOver.until)} Uhr.`
    : `${takenOver.email} antwortet gerade.`;
};

/** In how many milliseconds what is shown of it is over, and a moment more; false where nobody has it. */
export const untilHeldRunsOut = (conversation: AdminConversation | null, now: number): number | false =>
  conversation?.taken_over ? Math.max(Date.parse(conversation.taken_over.until) - now, 0) + 1_000 : false;
