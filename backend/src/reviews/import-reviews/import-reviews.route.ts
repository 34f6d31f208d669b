import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import {
  type ImportedLine,
  importedReviewSchema,
  importReviewsAnswerSchema,
  importReviewsBodySchema,
} from '@sternklar/contracts/reviews/review-import.api';
import type { CommandContext, CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import { v5 as uuidV5 } from 'uuid';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { BusinessOwnerOf } from '../business-of.ts';
import { REQUESTS_SUSPENDED, type RequestsSuspended, requestsSuspended } from '../requests-suspended.ts';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { businessNotFound, reviewIdTaken, submittedReview, TAG } from '../review-answers.ts';
import { type SubmitReview, submitReview } from '../submit-review/submit-review.ts';
import { submitReviewFrom } from '../submit-review/submit-review-from.ts';

interface ImportLine {
  /** The caller's own name for the line, the same each time it is sent. */
  readonly key: string;
  readonly review: Omit<SubmitReview, 'reviewId'>;
}

/**
 * Hands in one line of an import as a review of its own. Its id, and its command's, follow from the account, the business
 * and the line's key: a line that comes again, after a lost answer or a dead process, is answered with what it was
 * handed in as, in whatever company it comes.
 */
const createImportReview =
  (commands: Pick<CommandHandler, 'handle'>) =>
  async ({ key, review }: ImportLine, context: CommandContext): Promise<Handled<ReviewState, ReviewEvent>> => {
    const reviewId = uuidV5(`import ${review.businessId} ${key}`, review.accountId);
    const handled = await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(reviewId),
      decide: (state) => submitReview(state, { ...review, reviewId }),
      context: { ...context, commandId: reviewId, mayRepeat: true },
    });
    if (handled.rejected !== undefined) throw reviewIdTaken();
    return handled;
  };

export interface ImportReviewsRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly businessOwnerOf: BusinessOwnerOf;
  readonly areRequestsSuspended: RequestsSuspended;
  readonly kit: Pick<RequestKit, 'identityOf' | 'commandContext' | 'untilVisible'>;
}

type Checked = ReturnType<typeof importedReviewSchema.safeParse>;
type Refusal = NonNullable<Checked['error']>;

const refused = (key: string, { issues }: Refusal): ImportedLine => ({
  key,
  outcome: 'refused',
  errors: issues.map(({ path, message }) => ({ field: path.join('.'), message })),
});

export const importReviewsRoute = slice(
  {
    name: 'import-reviews',
    call: 'POST /reviews/import',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Mehrere Bewertungen eines Unternehmens einreichen; jede wird für sich geprüft und beantwortet',
    body: importReviewsBodySchema,
    answers: { 200: importReviewsAnswerSchema },
    refusals: { 403: REQUESTS_SUSPENDED, 404: 'Das Unternehmen gibt es nicht, oder es gehört jemand anderem.' },
    records: ['ReviewSubmitted'],
    example: {
      body: {
        business_id: given('business'),
        reviews: [{ key: 'erste-zeile-0001', reviewer_name: 'Erika M.', rating: 2, review_text: 'War nie dort.' }],
      },
      subject: given('business'),
    },
  },
  ({ commands, businessOwnerOf, areRequestsSuspended, kit }: ImportReviewsRouteDeps) => {
    const importReview = createImportReview(commands);
    return async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const { business_id: businessId, reviews } = request.body;
      const business = await businessOwnerOf(businessId);
      if (business?.accountId !== accountId || business.removed) throw businessNotFound();
      if (await areRequestsSuspended(accountId)) throw requestsSuspended();
      const context = kit.commandContext(request, accountId);
      const results: ImportedLine[] = [];
      let position = 0;
      // One after the other, so that the log has them in the order of their lines.
      for (const line of reviews) {
        const { success, data, error } = importedReviewSchema.safeParse(line);
        if (!success) {
          results.push(refused(line.key, error));
          continue;
        }
        const review = submitReviewFrom(data, { businessId, accountId });
        const handled = await importReview({ key: line.key, review }, context);
        results.push({ key: line.key, outcome: 'submitted', review: submittedReview(handled.events) });
        position = Math.max(position, handled.position);
      }
      if (position > 0) await kit.untilVisible(request, reply, position);
      return { results };
    };
  },
);
