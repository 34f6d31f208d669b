import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { isDecided, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { takenBackIn } from '@sternklar/contracts/reviews/taken-back';
import { stepWords, UNDONE } from '../../texts/case-steps.ts';

/** One thing that happened to a review, as its timeline shows it. */
export interface TimelineStep {
  readonly id: string;
  readonly at: string;
  readonly actor: ReviewHistoryEntry['actor'];
  /** The status it led to; null for a note alone. */
  readonly status: ReviewStatus | null;
  /** What the team wrote to it; empty once erased, null when there is none. */
  readonly note: string | null;
  /** The step of the casework that it is, in words; missing for statuses and notes. */
  readonly what?: string;
  /** What the step was about: its way, its reference, what was amended. */
  readonly about?: string;
  /** The platform said it; staff or the service entered it. */
  readonly byPlatform?: boolean;
  /** The review can be seen again. */
  readonly isReturn?: boolean;
  /** The words are what went to the platform: long, and folded. */
  readonly wasSent?: boolean;
}

/** What was taken away is called as it was when it came. */
const namesOfEvidence = (history: readonly ReviewHistoryEntry[]): ReadonlyMap<string, string> =>
  new Map(history.flatMap(({ step, note }) => (step?.evidence_id && note ? [[step.evidence_id, note]] : [])));

/** Null for what customers are not shown, and for kinds that a newer server may add. */
const stepOf = (entry: ReviewHistoryEntry, names: ReadonlyMap<string, string>): TimelineStep | null => {
  const { id, at, actor, kind, from, to, note } = entry;
  const plain = { id, at, actor, status: null, note };
  switch (kind) {
    case 'submitted':
      return { id, at, actor, status: to, note: null };
    case 'status-changed':
      if (entry.step?.takes_back) return { ...plain, ...stepWords(entry), status: from === to ? null : to };
      return { id, at, actor, status: to, note: null, ...(to !== null && isDecided(to) && { byPlatform: true }) };
    case 'note-added':
      return { id, at, actor, status: null, note: note ?? '' };
    case 'forwarded':
    case 'appealed':
      return { ...plain, ...stepWords(entry), wasSent: true };
    case 'platform-answered':
      return { ...plain, ...stepWords(entry), ...(actor !== 'customer' && { byPlatform: true }) };
    case 'came-back':
      return { ...plain, ...stepWords(entry), isReturn: true };
    case 'details-amended':
    case 'withdrawn':
    case 'taken-up-again':
    case 'question-asked':
    case 'question-answered':
    case 'question-reminded':
    case 'question-closed':
    case 'evidence-added':
    case 'appeal-wished':
    case 'appeal-set-aside':
      return { ...plain, ...stepWords(entry) };
    case 'evidence-removed':
      return { ...plain, ...stepWords(entry), note: names.get(entry.step?.evidence_id ?? '') ?? null };
    default:
      kind satisfies 'erased' | 'follow-up-set' | 'taken-over' | 'let-go';
      return null;
  }
};

/** A note written in the same moment as a change of status explains it. */
const explains = (note: TimelineStep, change: TimelineStep): boolean =>
  change.note === null &&
  change.what === undefined &&
  note.status === null &&
  note.what === undefined &&
  note.at === change.at;

/** The platform's answer and the status that it set were entered in one: the status says what was decided. */
const decides = (answer: TimelineStep, change: TimelineStep): boolean =>
  answer.what !== undefined &&
  answer.byPlatform === true &&
  change.status !== null &&
  change.byPlatform === true &&
  answer.at === change.at;

/** The team entered what the customer had already: the words stand there. */
const repeats = (entry: ReviewHistoryEntry, entered: ReviewHistoryEntry | null): boolean =>
  entry.kind === 'platform-answered' &&
  entry.actor !== 'customer' &&
  entered?.actor === 'customer' &&
  entered.step?.answer === entry.step?.answer &&
  entered.note === entry.note;

/** A return and the status that it set are one step, of whoever saw the review again. */
const reopens = (back: TimelineStep, change: TimelineStep): boolean =>
  back.isReturn === true && change.status === 'eingereicht' && back.at === change.at;

const withReturn = (change: TimelineStep, { actor, note, what }: TimelineStep): TimelineStep => ({
  ...change,
  actor,
  note,
  ...(what !== undefined && { about: what }),
});

/** What belongs together as one step; null for two. */
const inOne = (last: TimelineStep, step: TimelineStep): TimelineStep | null => {
  if (reopens(last, step)) return withReturn(step, last);
  if (explains(step, last)) return { ...last, note: step.note };
  return decides(last, step) ? { ...step, note: last.note } : null;
};

/**
 * A review's history, oldest first, as its customer sees it; notes stand with the change they were written to, the platform's
 * words and a return with the status they led to.
 */
export const timelineSteps = (history: readonly ReviewHistoryEntry[]): readonly TimelineStep[] => {
  const steps: TimelineStep[] = [];
  const names = namesOfEvidence(history);
  const undone = takenBackIn(history);
  let entered: ReviewHistoryEntry | null = null;
  // Administrators get internal notes too; this page shows what customers see.
  for (const entry of history.filter(({ shown_to_customer }) => shown_to_customer)) {
    const told = stepOf(repeats(entry, entered) ? { ...entry, note: null } : entry, names);
    if (told === null) continue;
    const step = undone.has(entry.id) ? { ...told, about: UNDONE } : told;
    if (entry.kind === 'platform-answered') entered = entry;
    const last = steps.at(-1);
    const both = last === undefined ? null : inOne(last, step);
    if (both === null) steps.push(step);
    else steps[steps.length - 1] = both;
  }
  return steps;
};
