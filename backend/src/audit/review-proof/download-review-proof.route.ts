import { setTimeout as delay } from 'node:timers/promises';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { nothingSigned, TAG } from '../audit-answers.ts';
import { TORN } from '../counted-steps.ts';
import { tarOfTexts } from '../download-bundle/tar.ts';
import {
  createReviewProofs,
  MOST_PROVEN_EVENTS,
  NO_SUCH_REVIEW,
  type ReviewProofs,
  type ReviewProofsDeps,
} from '../review-proofs.ts';
import { reviewProof } from './review-proof.ts';

export interface DownloadReviewProofDeps extends ReviewProofsDeps {
  readonly codec: Pick<EventCodec, 'decode'>;
  readonly brandName: string;
  readonly now: () => Date;
}

/** Two signatures may come meanwhile. */
const LOOKS = 12;
const LOOK_AGAIN_MS = 250;

export const downloadReviewProofRoute = slice(
  {
    name: 'download-review-proof',
    call: 'GET /audit/reviews/:id/archive',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary:
      'Der Beleg einer Bewertung: Ereignisse, Beweise, Unterschrift, Prüfprogramm und eine lesbare Seite, als tar',
    description: `Höchstens die ersten ${MOST_PROVEN_EVENTS} Ereignisse, und nur die, die schon unterschrieben sind.`,
    params: z.object({ id: z.uuid() }),
    answers: {
      200: {
        description: 'Der Beleg',
        content: { 'application/x-tar': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
      },
    },
    refusals: { 404: `${NO_SUCH_REVIEW} Oder es wurde noch nichts von ihr unterschrieben.`, 409: TORN },
    records: [],
    example: { params: { id: given('signed-review') } },
  },
  (deps: DownloadReviewProofDeps) => {
    const proofsOf = createReviewProofs(deps);
    /** A review that was handed in a moment ago has its signature in another one. */
    const signedProofsOf = async (reviewId: string): Promise<ReviewProofs> => {
      for (let look = 1; look < LOOKS; look += 1) {
        const proofs = await proofsOf(reviewId);
        if (proofs.events.some(({ inclusion }) => inclusion !== null)) return proofs;
        await delay(LOOK_AGAIN_MS);
      }
      return proofsOf(reviewId);
    };
    return async ({ params }, reply) => {
      const files = await reviewProof({ ...deps, proofs: await signedProofsOf(params.id) });
      if (files === null) throw nothingSigned();
      const name = `beleg-${params.id.toLowerCase()}`;
      return reply
        .type('application/x-tar')
        .header('content-disposition', `attachment; filename="${name}.tar"`)
        .header('cache-control', 'private, no-store')
        .send(tarOfTexts(files, name, deps.now()));
    };
  },
);
