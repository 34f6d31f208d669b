import { EVIDENCE_MAX_IN_ALL, EVIDENCE_MAX_PER_REVIEW } from '../../constants.ts';

/**
 * How many of a request's places for evidence are taken, of `EVIDENCE_MAX_PER_REVIEW`. What went to the platform stays and
 * takes none, so that there is room for an appeal; near the most that a request may have in all there are fewer.
 */
export const placesTaken = (all: number, sent: number): number =>
  Math.max(all - sent, all - (EVIDENCE_MAX_IN_ALL - EVIDENCE_MAX_PER_REVIEW));
