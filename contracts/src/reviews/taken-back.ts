import type { ReviewHistoryEntry } from './review.api.ts';

type Entry = Pick<ReviewHistoryEntry, 'id' | 'kind' | 'at' | 'from' | 'to' | 'step'>;

/**
 * Ids of what was taken back in a history, oldest first: decisions, with the answer of the platform that was entered in one
 * with them. What takes back is not among them.
 */
export const takenBackIn = (history: readonly Entry[]): ReadonlySet<string> => {
  const undone = new Set<string>();
  const decisions: Entry[] = [];
  for (const entry of history) {
    if (entry.kind !== 'status-changed') continue;
    if (entry.step?.takes_back !== true) {
      decisions.push(entry);
      continue;
    }
    const at = decisions.findLastIndex(({ to }) => to === entry.from);
    const [decision] = at < 0 ? [] : decisions.splice(at);
    if (decision === undefined) continue;
    const isItsAnswer = ({ kind, at: moment }: Entry) => kind === 'platform-answered' && moment === decision.at;
    for (const { id } of [decision, ...history.filter(isItsAnswer)]) undone.add(id);
  }
  return undone;
};
