import { CONVERSATION_HELD_MS } from '../constants.ts';

/** The account of the team that took a conversation over last, and when (ISO 8601 UTC). */
export interface TakenOver {
  readonly by: string;
  readonly at: string;
}

/** Whose a conversation is at `now`, and until when; null when it is nobody's, or what was taken over has run out. */
export const holderOf = (takenOver: TakenOver | null, now: string): (TakenOver & { readonly until: string }) | null => {
  if (takenOver === null) return null;
  const until = new Date(Date.parse(takenOver.at) + CONVERSATION_HELD_MS).toISOString();
  return now < until ? { ...takenOver, until } : null;
};
