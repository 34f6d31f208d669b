import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';

export interface Note {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  /** Null where the account is not known. */
  readonly by: string | null;
}

const isNote = ({ kind, note }: AdminReviewHistoryEntry): boolean => kind === 'note-added' && Boolean(note);

/** The newest notes in the histories of a customer's cases, the newest first. */
export const newestNotes = (
  histories: readonly (readonly AdminReviewHistoryEntry[])[],
  most: number,
): readonly Note[] =>
  histories
    .flat()
    .filter(isNote)
    .map(({ id, at, note, actor_email: by }) => ({ id, at, text: note ?? '', by }))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, most);
