import { EVIDENCE_MAX_PER_REVIEW } from '@sternklar/contracts/constants';
import { placesTaken } from '@sternklar/contracts/reviews/evidence/evidence-places';
import { EVIDENCE_KIND_OF, type EvidenceType } from '@sternklar/contracts/reviews/evidence/evidence-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type Evidence, idsOf, type SubmittedReview } from '../review.ts';

type By = 'customer' | 'admin';

export interface AddedEvidence {
  readonly evidenceId: string;
  readonly name: string;
  readonly type: EvidenceType;
  readonly size: number;
  readonly storedHash: string;
  readonly contentHash: string;
  readonly addedBy: By;
}

/** Why a review takes no evidence now; null when it does. One that is decided does: an appeal needs some. */
export const refusedEvidence = ({
  casework,
  evidence,
}: SubmittedReview): 'removal-withdrawn' | 'enough-evidence' | null => {
  if (casework.withdrawnAt !== null) return 'removal-withdrawn';
  const sent = evidence.filter(({ isSent }) => isSent);
  return placesTaken(evidence.length, sent.length) >= EVIDENCE_MAX_PER_REVIEW ? 'enough-evidence' : null;
};

/** What the review has of the same content already. */
export const sameEvidence = ({ evidence }: SubmittedReview, contentHash: string): Evidence | undefined =>
  evidence.find((one) => one.contentHash === contentHash);

/** The same content again changes nothing. */
export const addEvidence = (
  state: SubmittedReview,
  { type, ...added }: AddedEvidence,
): Decision<ReviewEvent, 'removal-withdrawn' | 'enough-evidence'> => {
  if (sameEvidence(state, added.contentHash)) return [];
  const refused = refusedEvidence(state);
  if (refused) return reject(refused);
  return [{ type: 'EvidenceAdded', data: { ...idsOf(state), ...added, type, kind: EVIDENCE_KIND_OF[type] } }];
};

/** What its owner removed with the business: all that did not go to the platform, whoever added it. */
export const removeUnsentEvidence = (state: SubmittedReview): readonly ReviewEvent[] =>
  state.evidence
    .filter(({ isSent }) => !isSent)
    .map(({ id: evidenceId }) => ({
      type: 'EvidenceRemoved',
      data: { ...idsOf(state), evidenceId, removedBy: 'customer' },
    }));

const IS_CUSTOMERS: Readonly<Record<By, boolean>> = { customer: true, admin: false };
const MAY_REMOVE: Readonly<Record<By, (evidence: Evidence) => boolean>> = {
  customer: ({ addedBy }) => IS_CUSTOMERS[addedBy],
  admin: () => true,
};

/** Customers take back what they added themselves, staff everything; nobody what went to the platform. */
export const removeEvidence = (
  state: SubmittedReview,
  { evidenceId, removedBy }: { readonly evidenceId: string; readonly removedBy: By },
): Decision<ReviewEvent, 'evidence-not-found' | 'evidence-sent' | 'evidence-of-staff'> => {
  const found = state.evidence.find(({ id }) => id === evidenceId);
  if (!found) return reject('evidence-not-found');
  if (!MAY_REMOVE[removedBy](found)) return reject('evidence-of-staff');
  if (found.isSent) return reject('evidence-sent');
  return [{ type: 'EvidenceRemoved', data: { ...idsOf(state), evidenceId, removedBy } }];
};
