/** Stored values of a removal request's status; an admin may set any of them in any order. */
export const REVIEW_STATUSES = ['eingereicht', 'gelöscht', 'nicht_genehmigt'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What people read. */
export const REVIEW_STATUS_LABEL: Readonly<Record<ReviewStatus, string>> = {
  eingereicht: 'eingereicht',
  gelöscht: 'gelöscht',
  nicht_genehmigt: 'nicht genehmigt',
};

const DECIDED: Readonly<Record<ReviewStatus, boolean>> = { eingereicht: false, gelöscht: true, nicht_genehmigt: true };
/** Whether a review waits for nothing more; reopened, it waits again. */
export const isDecided = (status: ReviewStatus): boolean => DECIDED[status];

/** ASCII names for data attributes, class names and file names. */
export const REVIEW_STATUS_SLUG: Readonly<Record<ReviewStatus, string>> = {
  eingereicht: 'eingereicht',
  gelöscht: 'geloescht',
  nicht_genehmigt: 'nicht-genehmigt',
};
