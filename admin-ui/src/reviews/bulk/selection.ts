import { REVIEW_STATUS_MAX_PER_CALL } from '@sternklar/contracts/constants';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { formatCount } from '../../texts/format.ts';
import type { Decided, DecisionOnMany } from '../decide/decision-calls.ts';

/** What the selection keeps of a review, also while another page of the list is shown. */
export type SelectedReview = Pick<
  AdminReview,
  'id' | 'version' | 'status' | 'reviewer_name' | 'business_id' | 'business_name'
>;
/** What goes to the platform together needs no more of each. */
export type ReviewToForward = Pick<SelectedReview, 'id' | 'reviewer_name' | 'business_id' | 'business_name'> & {
  readonly status?: SelectedReview['status'];
};
/** By id, in the order in which they were selected; never more than one call takes. */
export type Selection = ReadonlyMap<string, SelectedReview>;

export const NOTHING_SELECTED: Selection = new Map();

interface Selectable {
  readonly id: string;
}

export const toggled = <One extends Selectable>(
  selection: ReadonlyMap<string, One>,
  review: One,
): ReadonlyMap<string, One> => {
  const next = new Map(selection);
  if (!next.delete(review.id) && !isFull(next)) next.set(review.id, review);
  return next;
};

/** The rows of these ids that were seen, as many as one call takes. */
export const selectionOf = <One extends Selectable>(
  ids: readonly string[],
  seen: ReadonlyMap<string, One>,
): ReadonlyMap<string, One> =>
  new Map(
    ids
      .flatMap((id) => seen.get(id) ?? [])
      .slice(0, REVIEW_STATUS_MAX_PER_CALL)
      .map((review) => [review.id, review]),
  );

/** All of a page, as far as there is room; none of it when all of it was selected already. */
export const pageToggled = (selection: Selection, page: readonly SelectedReview[]): Selection => {
  const isWhole = page.every(({ id }) => selection.has(id));
  const added = isWhole ? [] : page.filter(({ id }) => !selection.has(id));
  const kept = isWhole
    ? [...selection.values()].filter(({ id }) => !page.some((shown) => shown.id === id))
    : selection.values();
  return new Map([...kept, ...added].slice(0, REVIEW_STATUS_MAX_PER_CALL).map((review) => [review.id, review]));
};

export const isFull = (selection: ReadonlyMap<string, Selectable>): boolean =>
  selection.size >= REVIEW_STATUS_MAX_PER_CALL;

/** '3 ausgewählt'. */
export const selectedWords = (selection: ReadonlyMap<string, Selectable>): string =>
  `${formatCount(selection.size)} ausgewählt${isFull(selection) ? ', mehr gehen nicht auf einmal' : ''}`;

/**
 * What a selected review counts as, of what it was then and what its row shows now: a decision is one upon what was selected.
 * `isOwn` tells changes that were made here.
 */
export const asSelected =
  (isOwn: (id: string, status: SelectedReview['status']) => boolean) =>
  (selected: SelectedReview, shown: SelectedReview): SelectedReview =>
    shown.version === selected.version || isOwn(shown.id, shown.status) ? shown : selected;

/** The selected reviews as they are shown now, unless more is known already. */
export const asShown = (selection: Selection, page: readonly SelectedReview[]): readonly SelectedReview[] =>
  [...selection.values()].map(
    (review) => page.find(({ id, version }) => id === review.id && version >= review.version) ?? review,
  );

/**
 * What is left to decide after a change: those that somebody else was faster with, as they stand now; without those that
 * have got just this status from them, where there is nothing else to say.
 */
export const leftAfter = (
  changed: readonly SelectedReview[],
  results: readonly Decided[],
  { status: chosen, note }: Pick<DecisionOnMany, 'status' | 'note'>,
): readonly SelectedReview[] =>
  results.flatMap((result) => {
    const review = changed.find(({ id }) => id === result.id);
    if (result.outcome !== 'conflict' || !review) return [];
    if (result.current.status === chosen && note.text.trim() === '') return [];
    const { status, version } = result.current;
    return [{ ...review, status, version }];
  });
