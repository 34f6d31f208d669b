import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';

/** Where somebody is in the queue. */
export interface Place {
  /** Null: at the beginning. */
  readonly id: string | null;
  /** Where it stood: whoever comes after it when it is gone. */
  readonly index: number;
}

interface Row {
  readonly id: string;
}

export const START: Place = { id: null, index: 0 };

/** The index of the row that is shown; −1 in an empty queue. */
export const indexAt = (rows: readonly Row[], { id, index }: Place): number => {
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found : Math.min(index, rows.length - 1);
};

/** So many rows further on, or back; at the ends one stays. */
export const moved = (rows: readonly Row[], place: Place, steps: number): Place => {
  const index = Math.max(0, Math.min(indexAt(rows, place) + steps, rows.length - 1));
  return { id: rows[index]?.id ?? null, index };
};

/** The place once the row at it has left the queue: the next one, or the one before at the end. */
export const afterLeaving = (rows: readonly Row[], place: Place): Place => {
  const index = indexAt(rows, place);
  const next = rows[index + 1] ?? rows[index - 1];
  return { id: next?.id ?? null, index };
};

const WAITS_FOR_OTHERS: readonly ListedCase['next']['state'][] = ['waiting-for-platform', 'waiting-for-customer'];

/** In the order in which they came, but for those that wait for the platform or the customer: these come last. */
export const whatWaitsLast = <One extends Row>(
  rows: readonly One[],
  cases: readonly Pick<ListedCase, 'id' | 'next'>[],
): readonly One[] => {
  const waiting = new Set(cases.flatMap(({ id, next }) => (WAITS_FOR_OTHERS.includes(next.state) ? [id] : [])));
  return [...rows.filter(({ id }) => !waiting.has(id)), ...rows.filter(({ id }) => waiting.has(id))];
};
