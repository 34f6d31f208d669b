/** What became of an appeal where a review's status does not say it: refused as before, or open again. */
export const APPEAL_STANDS = ['refused', 'open'] as const;
export type AppealStand = (typeof APPEAL_STANDS)[number];
