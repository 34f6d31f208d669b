import { REVIEW_STATUS_LABEL, REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** What somebody decides upon: the status they see and the version that it belongs to. */
export interface SeenReview {
  readonly status: ReviewStatus;
  readonly version: number;
}

interface Refused {
  readonly status?: unknown;
  readonly body?: { readonly current?: { readonly status?: unknown; readonly version?: unknown } | null } | null;
}

/** What a review has become, out of the server's refusal (409) of a decision upon an older version; else null. */
export const changedMeanwhile = (error: unknown): SeenReview | null => {
  const { status: httpStatus, body } = (error ?? {}) as Refused;
  const status = REVIEW_STATUSES.find((known) => known === body?.current?.status);
  const version = body?.current?.version;
  return httpStatus === 409 && status && typeof version === 'number' ? { status, version } : null;
};

/** Says what a review has become, and what that means for the status `chosen` in the dialog. */
export const changedMeanwhileSentence = (now: ReviewStatus, chosen: ReviewStatus): string => {
  const news = `Diese Bewertung steht inzwischen auf „${REVIEW_STATUS_LABEL[now]}“.`;
  return now === chosen
    ? `${news} Das ist auch Ihre Wahl; Sie brauchen nichts mehr zu tun.`
    : `${news} Ihre Änderung ist nicht gespeichert. Soll es trotzdem „${REVIEW_STATUS_LABEL[chosen]}“ sein, speichern Sie bitte noch einmal.`;
};
