import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isDecided, REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { openWords } from '../../text-blocks/open-words.ts';
import type { ChangedReview, SeenReview } from '../decide/changed-meanwhile.ts';
import type { DecisionOnOne } from '../decide/decision-calls.ts';
import { keepNote, keptNote, NO_NOTE, type Note } from '../decide/kept-note.ts';
import { useDecide } from '../decide/use-decide.ts';

/** Where decisions are made one after the other. */
export interface DecidedThere {
  /** As it was when it was first shown, with its status by now. */
  readonly current: AdminReview | null;
  /** Whether there was another one to go to. */
  move(steps: number): boolean;
  leave(id: string): void;
  /** How often somebody went to another one. */
  timesGone(): number;
  /** Shows one again, unless somebody has gone to another one since `askedAt`. */
  comeBack(id: string, askedAt: number): Promise<void>;
  /** What is known of it is old. */
  forget(id: string): void;
}

/** A decision that somebody else was faster with: what the review has become, and what was chosen. */
export interface LostDecision {
  readonly reviewId: string;
  readonly now: ChangedReview;
  readonly chosen: ReviewStatus;
}

/** The same as in the dialog: what was written about a decision is found wherever it is made. */
const draftOf = (reviewId: string) => `status:${reviewId}`;

/**
 * What is open here and has its status already was answered once more: an appeal was refused, or what the customer entered is
 * not so. `isAgain`: it may be one's own doing that it is no longer as it was seen.
 */
const asMade = (made: DecisionOnOne, isAgain = false): DecisionOnOne =>
  isDecided(made.status) && made.status === made.review.status
    ? { ...made, asAnswer: true, ...(isAgain && { ifStill: made.status }) }
    : made;

/** What was chosen about a review as it was seen; `asked` is what was asked for last. */
const madeOf = (chosen: DecisionOnOne, seen: SeenReview, asked: DecisionOnOne | null): DecisionOnOne => {
  // Where the answer to one's own decision was lost, it shows what it is about to become.
  const isAgain = asked?.review.id === chosen.review.id && asked.status === seen.status;
  const status = isAgain ? asked.review.status : seen.status;
  const made = { ...chosen, review: { ...chosen.review, version: seen.version, status } };
  // Where somebody else was faster, what they made of it is closed.
  return seen === chosen.review ? asMade(made, isAgain) : made;
};

/** What was done, where that is something else than a new status. */
const saidOf = ({ review, status, note, asAnswer }: DecisionOnOne): string | undefined => {
  if (asAnswer) return 'Antwort eingetragen.';
  return status === review.status && note.text.trim() !== '' ? 'Notiz gespeichert.' : undefined;
};

/** Decides about reviews one after the other, and takes the last decision back. */
export const useDecision = (desk: DecidedThere) => {
  /** By review: what is written about one never goes with another. */
  const [notes, setNotes] = useState<Readonly<Record<string, Note>>>({});
  const noteOn = (id: string): Note => notes[id] ?? NO_NOTE;
  const write = (id: string, note: Note) => {
    setNotes((before) => ({ ...before, [id]: note }));
    keepNote(draftOf(id), note);
  };
  const currentId = desk.current?.id;
  // After the rendering: the server knows no drafts.
  useEffect(() => {
    if (currentId !== undefined) setNotes((before) => ({ [currentId]: keptNote(draftOf(currentId)), ...before }));
  }, [currentId]);
  const [conflict, setConflict] = useState<LostDecision | null>(null);
  const [last, setLast] = useState<DecisionOnOne | null>(null);
  /** What was asked for last: its answer may have been lost, but not that it was done. */
  const [asked, setAsked] = useState<DecisionOnOne | null>(null);
  const queryClient = useQueryClient();
  const notify = useNotify();

  /** Other lists and figures are out of date; this one knows already. */
  const tellDone = (words = 'Review status updated!') => {
    notify(words, { type: 'success' });
    for (const queryKey of [['reviews'], ['statistics']])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  const decision = useDecide<DecisionOnOne>(([result], decided) => {
    const { review, status } = decided;
    if (result?.outcome === 'conflict')
      return setConflict({ reviewId: review.id, now: result.current, chosen: status });
    if (result?.outcome === 'not-found') {
      notify(`Die Bewertung von ${review.reviewer_name} gibt es nicht mehr.`, { type: 'warning' });
      return desk.leave(review.id);
    }
    result?.outcome satisfies 'changed' | 'unchanged' | undefined;
    tellDone(saidOf(decided));
    setConflict(null);
    write(review.id, NO_NOTE);
    setLast(decided);
    desk.forget(review.id);
    if (isDecided(status)) desk.leave(review.id);
    else desk.move(1);
  });
  const undoneAt = useRef(0);
  const undo = useDecide<DecisionOnOne>(([result], { review, status, ifStill }) => {
    if (result?.outcome === 'not-found') return notify('Failed to update status', { type: 'error' });
    setLast(null);
    if (result?.outcome === 'conflict')
      return notify('Die Bewertung wurde inzwischen noch einmal geändert.', { type: 'warning' });
    result?.outcome satisfies 'changed' | 'unchanged' | undefined;
    tellDone(ifStill === status ? 'Die Antwort ist zurückgenommen.' : undefined);
    desk.forget(review.id);
    return desk.comeBack(review.id, undoneAt.current);
  });

  const isPending = decision.isPending || undo.isPending;
  return {
    noteOn,
    write,
    conflict: conflict?.reviewId === desk.current?.id ? conflict : null,
    isPending,
    /** That the review which is shown has changed is one's own doing. */
    isOwn: asked !== null && asked.review.id === desk.current?.id && asked.status === desk.current.status,
    decide: (status: ReviewStatus) => {
      const review = desk.current;
      if (!review || isPending) return;
      const open = openWords(noteOn(review.id).text);
      if (open !== null) return notify(open, { type: 'warning' });
      // Nothing is said and nothing changes: it waits on, and the next one comes.
      const staysAsItIs = status === 'eingereicht' && conflict === null && noteOn(review.id).text.trim() === '';
      if (staysAsItIs && review.status === status) {
        if (!desk.move(1)) notify('Der Antrag bleibt eingereicht. Einen nächsten Fall gibt es hier gerade nicht.');
        return;
      }
      const seen = conflict?.reviewId === review.id ? conflict.now : review;
      const made = madeOf({ review, status, note: noteOn(review.id) }, seen, asked);
      setAsked(made);
      decision.decide(made);
    },
    /** What was decided last, in words; null when there is nothing to take back. */
    lastWords:
      last && isDecided(last.status) && (last.asAnswer || last.status !== last.review.status)
        ? `Zuletzt: ${last.review.reviewer_name} – ${REVIEW_STATUS_LABEL[last.status]}`
        : null,
    /** A decision that was made as another step, to be taken back as well. */
    note: (decided: DecisionOnOne) => setLast(asMade(decided)),
    undo: () => {
      if (!last || isPending) return;
      undoneAt.current = desk.timesGone();
      undo.decide({
        review: last.review,
        status: last.review.status,
        note: NO_NOTE,
        ifStill: last.status,
        takesBack: true,
      });
    },
  };
};
export type Decision = ReturnType<typeof useDecision>;
