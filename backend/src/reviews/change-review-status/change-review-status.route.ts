import { messageSchema } from '@sternklar/contracts/problem';
import { changeReviewStatusBodySchema } from '@sternklar/contracts/reviews/review.api';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Rejection } from '@sternklar/event-store/decider';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { RequestKit } from '../../http/request-kit.ts';
import type { BusinessOf } from '../business-of.ts';
import { exists, reviewStreamType } from '../review.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';
import { changeReviewStatus } from './change-review-status.ts';

export interface ChangeReviewStatusRouteDeps {
  readonly commands: CommandHandler;
  readonly businessOf: BusinessOf;
  readonly kit: RequestKit;
}

const versionMessage = 'If-Match muss die gesehene Version der Bewertung nennen, zum Beispiel "3".';
/** Loose, because a request has many more headers. */
const headersSchema = z.looseObject({
  'if-match': z
    .string()
    .regex(/^(\*|"?\d{1,9}"?)$/, versionMessage)
    .transform((value) => (value === '*' ? null : Number(value.replaceAll('"', ''))))
    .optional(),
});

const refusalFor = ({ rejected, details }: Rejection<'review-not-found' | 'review-changed-meanwhile'>) => {
  if (rejected === 'review-not-found') return reviewNotFound();
  return new Refusal(
    409,
    rejected,
    'Diese Bewertung wurde inzwischen geändert. Bitte prüfen Sie den neuen Stand und versuchen Sie es erneut.',
    { extensions: { current: details } },
  );
};

export const changeReviewStatusRoute =
  ({ commands, businessOf, kit }: ChangeReviewStatusRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().put(
      '/reviews/:id/status',
      {
        config: { access: ['admin'] },
        schema: {
          tags: [TAG],
          summary: 'Den Status einer Bewertung ändern; mit If-Match nur, wenn sie noch die gesehene Version hat',
          headers: headersSchema,
          params: idParamsSchema,
          body: changeReviewStatusBodySchema,
          response: { 200: messageSchema },
        },
      },
      async (request, reply) => {
        const streamId = reviewStream(request.params.id);
        const { state: review } = await commands.load(reviewStreamType, streamId);
        if (!exists(review)) throw reviewNotFound();
        const business = await businessOf(review.businessId);
        if (business === null || business.removed) throw reviewNotFound();

        const command = { status: request.body.status, expectedVersion: request.headers['if-match'] ?? null };
        const handled = await commands.handle({
          streamType: reviewStreamType,
          streamId,
          decide: (state, version) => changeReviewStatus(state, version, command),
          context: kit.commandContext(request, review.accountId),
        });
        if (handled.rejected !== undefined) throw refusalFor(handled);
        await kit.untilVisible(request, reply, handled.position);
        if (handled.events.length === 0) return { message: 'Die Bewertung hatte diesen Status schon.' };
        return { message: 'Der Status der Bewertung wurde geändert.' };
      },
    );
  };
