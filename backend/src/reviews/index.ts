import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import type { EmailsOf } from '../platform/actor-emails.port.ts';
import type { Capability } from '../platform/capability.port.ts';
import type { Outbox } from '../platform/outbox.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { addReviewNoteRoute } from './add-review-note/add-review-note.route.ts';
import type { BusinessOwnerOf } from './business-of.ts';
import { changeReviewStatusRoute } from './change-review-status/change-review-status.route.ts';
import { changeReviewStatusesRoute } from './change-review-statuses/change-review-statuses.route.ts';
import { createReviewForUserRoute } from './create-review-for-user/create-review-for-user.route.ts';
import { eraseDecidedReviews } from './erase-decided-reviews/erase-decided-reviews.job.ts';
import { importReviewsRoute } from './import-reviews/import-reviews.route.ts';
import { listAllReviewsRoute } from './list-all-reviews/list-all-reviews.route.ts';
import { listOwnReviewsRoute } from './list-own-reviews/list-own-reviews.route.ts';
import { listReviewsOfBusinessRoute } from './list-reviews-of-business/list-reviews-of-business.route.ts';
import { whenReviewStatusChangedThenMailCustomer } from './reactors/when-review-status-changed-then-mail-customer.ts';
import { showReviewRoute } from './show-review/show-review.route.ts';
import { showReviewHistoryRoute } from './show-review-history/show-review-history.route.ts';
import { showReviewHistoryToStaffRoute } from './show-review-history-to-staff/show-review-history-to-staff.route.ts';
import { submitReviewRoute } from './submit-review/submit-review.route.ts';

export interface ReviewsDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly reviews: Queries['reviews'];
  readonly reviewHistory: Queries['reviewHistory'];
  /** From the business's stream: for decisions. */
  readonly businessOwnerOf: BusinessOwnerOf;
  /** From the read model: for lists. */
  readonly ownerOf: Queries['businesses']['ownerOf'];
  /** Whose doing something was: for staff. */
  readonly emailsOf: EmailsOf;
  readonly enqueue: Outbox['enqueue'];
  readonly retention: Queries['retention'];
  readonly destroyReviewKey: (reviewId: string) => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** Reviews whose removal customers ask for: hand in, list, decide, note, and what happened. */
export const createReviews = (deps: ReviewsDeps): Capability => ({
  name: 'reviews',
  reactors: [whenReviewStatusChangedThenMailCustomer(deps.enqueue)],
  jobs: [eraseDecidedReviews(deps)],
  routes: async (app) => {
    submitReviewRoute(deps)(app);
    importReviewsRoute(deps)(app);
    listOwnReviewsRoute(deps)(app);
    listReviewsOfBusinessRoute(deps)(app);
    changeReviewStatusRoute(deps)(app);
    changeReviewStatusesRoute(deps)(app);
    createReviewForUserRoute(deps)(app);
    listAllReviewsRoute(deps)(app);
    showReviewRoute(deps)(app);
    addReviewNoteRoute(deps)(app);
    showReviewHistoryRoute(deps)(app);
    showReviewHistoryToStaffRoute(deps)(app);
  },
});
