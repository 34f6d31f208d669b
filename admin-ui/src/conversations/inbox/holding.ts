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
