import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { formatMoment } from '../../texts/format.ts';
import { ACTOR_LABEL, caseStepName, sameStatusName } from '../names.ts';

/** What somebody decides upon: the status they see and the version that it belongs to. */
export interface SeenReview {
  readonly status: ReviewStatus;
  readonly version: number;
}

/** What a review has become while somebody decided upon an older version, and how. */
export interface ChangedReview extends SeenReview {
  /** Oldest first; not told of each of many. */
  readonly changes?: readonly AdminReviewHistoryEntry[];
}

interface Refused {
  readonly status?: unknown;
  readonly body?: {
    readonly current?: { readonly status?: unknown; readonly version?: unknown } | null;
    readonly changes?: unknown;
  } | null;
}

/** What a review has become, out of the server's refusal (409) of a decision upon an older version; else null. */
export const changedMeanwhile = (error: unknown): ChangedReview | null => {
  const { status: httpStatus, body } = (error ?? {}) as Refused;
  const status = REVIEW_STATUSES.find((known) => known === body?.current?.status);
  const version = body?.current?.version;
  const changes = Array.isArray(body?.changes) ? body.changes : [];
  return httpStatus === 409 && status && typeof version === 'number' ? { status, version, changes } : null;
};

/** Says what a review has become, and what that means for the status `chosen` in the dialog. */
export const changedMeanwhileSentence = (now: ReviewStatus, chosen: ReviewStatus): string => {
  const news = `Diese Bewertung steht inzwischen auf „${REVIEW_STATUS_LABEL[now]}“.`;
  return now === chosen
    ? `${news} Das ist auch Ihre Wahl; Sie brauchen nichts mehr zu tun.`
    : `${news} Ihre Änderung ist nicht gespeichert.`;
};

/**
 * What is news to somebody who was too slow: all but the steps that they had seen. Where nobody knows what they had seen, it
 * is the change that was faster and what came after it, since older notes are listed only because a note is no new version.
 */
export const newsAmong = (
  changes: readonly AdminReviewHistoryEntry[],
  seen: ReadonlySet<string> | null,
): readonly AdminReviewHistoryEntry[] => {
  if (seen !== null) return changes.filter(({ id }) => !seen.has(id));
  const faster = changes.findIndex(({ kind }) => kind === 'status-changed');
  return faster < 0 ? changes : changes.slice(faster);
};

const label = (status: ReviewStatus | null) => (status ? `„${REVIEW_STATUS_LABEL[status]}“` : 'unbekannt');

const statusSentence = (from: ReviewStatus | null, to: ReviewStatus | null, takesBack: boolean): string =>
  takesBack
    ? `Entscheidung ${label(from)} zurückgenommen, wieder ${label(to)}`
    : `Status von ${label(from)} auf ${label(to)} geändert`;

const deed = (change: AdminReviewHistoryEntry): string => {
  const { kind, from, to, note, step, shown_to_customer: isShown } = change;
  switch (kind) {
    case 'submitted':
      return 'Eingereicht';
    case 'status-changed':
      return sameStatusName(change) ?? statusSentence(from, to, step?.takes_back === true);
    case 'note-added':
      return `${isShown ? 'Notiz für den Kunden' : 'Interne Notiz'}: „${note ?? ''}“`;
    case 'erased':
      return 'Angaben gelöscht';
    default:
      return caseStepName(change) ?? 'Änderung';
  }
};

/** One of the changes in a line: when, who, what. */
export const changeSentence = (change: AdminReviewHistoryEntry): string =>
  `${formatMoment(change.at)}, ${change.actor_email ?? ACTOR_LABEL[change.actor]}: ${deed(change)}`;
