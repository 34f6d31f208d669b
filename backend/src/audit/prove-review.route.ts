import { auditProofsSchema } from '@sternklar/contracts/audit/audit-replay.api';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { base64, checkpointAnswer, TAG } from './audit-answers.ts';
import { TORN } from './counted-steps.ts';
import { createReviewProofs, MOST_PROVEN_EVENTS, NO_SUCH_REVIEW, type ReviewProofsDeps } from './review-proofs.ts';

export const proveReviewRoute = slice(
  {
    name: 'prove-review',
    call: 'GET /audit/reviews/:id/proofs',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: `Der Beweis, dass die ersten ${MOST_PROVEN_EVENTS} Ereignisse einer Bewertung im Protokoll stehen`,
    params: z.object({ id: z.uuid() }),
    answers: { 200: auditProofsSchema },
    refusals: { 404: NO_SUCH_REVIEW, 409: TORN },
    records: [],
    example: { params: { id: given('review') } },
  },
  (deps: ReviewProofsDeps) => {
    const proofsOf = createReviewProofs(deps);
    return async ({ params }) => {
      const { checkpoint, keys, events } = await proofsOf(params.id);
      return {
        checkpoint: checkpointAnswer(checkpoint, keys),
        events: events.map(({ event, inclusion }) => ({
          event_id: event.id,
          inclusion: inclusion && {
            index: inclusion.index,
            leaf: inclusion.leaf,
            proof: inclusion.proof.map(base64),
          },
        })),
      };
    };
  },
);
