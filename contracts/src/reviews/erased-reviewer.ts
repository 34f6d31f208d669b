/** Shown instead of a reviewer's name once a review's personal data were erased. */
export const ERASED_REVIEWER = 'Angaben gelöscht';
