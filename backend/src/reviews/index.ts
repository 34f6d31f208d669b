import type { Queries } from '@sternklar/projections/queries';
import type { SealedFiles } from '../platform/files.port.ts';
import { manifest } from '../platform/manifest.port.ts';
import type { UntoldMails } from '../platform/outbox.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import type { Pushes } from '../platform/push.port.ts';
import { addReviewNoteRoute } from './add-review-note/add-review-note.route.ts';
import type { BusinessOf, BusinessOwnerOf } from './business-of.ts';
import { countCasesRoute } from './cases/count-cases.route.ts';
import { listCasesRoute } from './cases/list-cases.route.ts';
import { showCaseFiguresRoute } from './cases/show-case-figures.route.ts';
import { amendReviewRoute } from './casework/amend-review.route.ts';
import { answerQuestionRoute } from './casework/answer-question.route.ts';
import { appealRemovalRoute } from './casework/appeal-removal.route.ts';
import { askQuestionRoute } from './casework/ask-question.route.ts';
import { closeQuestions } from './casework/close-questions.job.ts';
import { enterPlatformAnswerRoute } from './casework/enter-platform-answer.route.ts';
import { createFollowUpRules, type FollowUpSettings } from './casework/follow-up-rules.ts';
import { forwardRemovalRoute } from './casework/forward-removal.route.ts';
import { forwardRemovalsRoute } from './casework/forward-removals.route.ts';
import { letGoOfCaseRoute } from './casework/let-go-of-case.route.ts';
import { listIncompleteRequestsRoute } from './casework/list-incomplete-requests.route.ts';
import { listOpenQuestionsRoute } from './casework/list-open-questions.route.ts';
import { noteReturnRoute } from './casework/note-return.route.ts';
import { remindOfQuestions } from './casework/remind-of-questions.job.ts';
import { setAppealAsideRoute } from './casework/set-appeal-aside.route.ts';
import { setFollowUpRoute } from './casework/set-follow-up.route.ts';
import { showReviewCaseRoute } from './casework/show-review-case.route.ts';
import { takeOverCaseRoute } from './casework/take-over-case.route.ts';
import { takeUpAgainRoute } from './casework/take-up-again.route.ts';
import { wishAppealRoute } from './casework/wish-appeal.route.ts';
import { withdrawRemovalRoute } from './casework/withdraw-removal.route.ts';
import { changeReviewStatusRoute } from './change-review-status/change-review-status.route.ts';
import { changeReviewStatusesRoute } from './change-review-statuses/change-review-statuses.route.ts';
import { createReviewForUserRoute } from './create-review-for-user/create-review-for-user.route.ts';
import { eraseDecidedReviews } from './erase-decided-reviews/erase-decided-reviews.job.ts';
import { abandonEvidenceUploadRoute } from './evidence/abandon-evidence-upload.route.ts';
import type { EvidenceMaker } from './evidence/aside/maker.ts';
import { beginEvidenceUploadRoute, type EvidenceRoom } from './evidence/begin-evidence-upload.route.ts';
import { completeEvidenceUploadRoute } from './evidence/complete-evidence-upload.route.ts';
import type { EvidenceFiles } from './evidence/evidence-files.ts';
import type { EvidenceUploads } from './evidence/evidence-uploads.ts';
import { listEvidenceRoute } from './evidence/list-evidence.route.ts';
import { lookAfterEvidence } from './evidence/look-after-evidence.job.ts';
import { removeEvidenceRoute } from './evidence/remove-evidence.route.ts';
import { sendEvidencePieceRoute } from './evidence/send-evidence-piece.route.ts';
import { showEvidenceFileRoute } from './evidence/show-evidence-file.route.ts';
import { showEvidenceUploadRoute } from './evidence/show-evidence-upload.route.ts';
import { importReviewsRoute } from './import-reviews/import-reviews.route.ts';
import { listAllReviewsRoute } from './list-all-reviews.route.ts';
import { listOwnReviewsRoute } from './list-own-reviews.route.ts';
import { listReviewsOfBusinessRoute } from './list-reviews-of-business.route.ts';
import { questionAskedMail, questionReminderMail } from './mails/question-mails.ts';
import { reviewStatusChangedMail } from './mails/review-mails.ts';
import { showLetterRoute } from './notice/letter/show-letter.route.ts';
import type { NoticeSettings } from './notice/notice-settings.ts';
import { showNoticeRoute } from './notice/show-notice.route.ts';
import { whenAppealLodgedOrSetAsideThenMailCustomer } from './reactors/when-appeal-lodged-or-set-aside-then-mail-customer.ts';
import { whenBusinessRemovalSettledThenForgetUploads } from './reactors/when-business-removal-settled-then-forget-uploads.ts';
import { whenQuestionAskedThenMailCustomer } from './reactors/when-question-asked-then-mail-customer.ts';
import { whenQuestionRemindedThenMailCustomer } from './reactors/when-question-reminded-then-mail-customer.ts';
import { whenRemovalWithdrawnThenForgetUploads } from './reactors/when-removal-withdrawn-then-forget-uploads.ts';
import { whenReviewStatusChangedThenMailCustomer } from './reactors/when-review-status-changed-then-mail-customer.ts';
import { whenReviewStatusChangedThenPushCustomer } from './reactors/when-review-status-changed-then-push-customer.ts';
import type { RequestsSuspended } from './requests-suspended.ts';
import { showReviewRoute } from './show-review.route.ts';
import { showReviewHistoryRoute } from './show-review-history/show-review-history.route.ts';
import { showReviewHistoryToStaffRoute } from './show-review-history-to-staff/show-review-history-to-staff.route.ts';
import { submitReviewRoute } from './submit-review/submit-review.route.ts';

export interface ReviewsGiven extends Platform {
  readonly queries: Pick<
    Queries,
    | 'reviews'
    | 'reviewCases'
    | 'caseList'
    | 'caseFigures'
    | 'reviewEvidence'
    | 'reviewHistory'
    | 'retention'
    | 'businesses'
    | 'users'
    | 'subscriptions'
  >;

  /** From the business's stream: for decisions. */
  readonly businessOwnerOf: BusinessOwnerOf;
  readonly areRequestsSuspended: RequestsSuspended;
  /** With its name: for mails. */
  readonly businessOf: BusinessOf;
  readonly destroyReviewKey: (reviewId: string) => Promise<void>;
  readonly noticeSettings: NoticeSettings;
  readonly followUpSettings: FollowUpSettings;
  /** How long a mail and a push message about a decision wait; 0: not at all. */
  readonly statusMailDelayMs: number;
  readonly untoldMails: UntoldMails;
  readonly pushes: Pushes;
  readonly isReviewErased: (reviewId: string) => Promise<boolean>;
  readonly files: SealedFiles;
  readonly evidenceFiles: EvidenceFiles;
  readonly evidenceUploads: EvidenceUploads;
  readonly evidenceRoom: EvidenceRoom;
  readonly evidenceMaker: EvidenceMaker;
}

/** Reviews whose removal customers ask for: hand in, list, decide, note, and what happened. */
export const reviews = manifest({
  name: 'reviews',
  slices: [
    submitReviewRoute,
    importReviewsRoute,
    listOwnReviewsRoute,
    listReviewsOfBusinessRoute,
    changeReviewStatusRoute,
    changeReviewStatusesRoute,
    createReviewForUserRoute,
    listAllReviewsRoute,
    showReviewRoute,
    addReviewNoteRoute,
    showReviewHistoryRoute,
    showReviewHistoryToStaffRoute,
    showReviewCaseRoute,
    amendReviewRoute,
    withdrawRemovalRoute,
    takeUpAgainRoute,
    listOpenQuestionsRoute,
    listIncompleteRequestsRoute,
    askQuestionRoute,
    answerQuestionRoute,
    showNoticeRoute,
    showLetterRoute,
    forwardRemovalRoute,
    enterPlatformAnswerRoute,
    appealRemovalRoute,
    wishAppealRoute,
    setAppealAsideRoute,
    noteReturnRoute,
    setFollowUpRoute,
    listCasesRoute,
    countCasesRoute,
    showCaseFiguresRoute,
    beginEvidenceUploadRoute,
    sendEvidencePieceRoute,
    showEvidenceUploadRoute,
    abandonEvidenceUploadRoute,
    completeEvidenceUploadRoute,
    listEvidenceRoute,
    showEvidenceFileRoute,
    removeEvidenceRoute,
    forwardRemovalsRoute,
    takeOverCaseRoute,
    letGoOfCaseRoute,
  ],
  reactors: [
    whenReviewStatusChangedThenMailCustomer,
    whenReviewStatusChangedThenPushCustomer,
    whenAppealLodgedOrSetAsideThenMailCustomer,
    whenRemovalWithdrawnThenForgetUploads,
    whenBusinessRemovalSettledThenForgetUploads,
    whenQuestionAskedThenMailCustomer,
    whenQuestionRemindedThenMailCustomer,
  ],
  jobs: [eraseDecidedReviews, remindOfQuestions, closeQuestions, lookAfterEvidence],
  mails: [reviewStatusChangedMail, questionAskedMail, questionReminderMail],
  parts: ({ queries, ...given }: ReviewsGiven) => ({
    ...given,
    reviews: queries.reviews,
    followUpRules: createFollowUpRules(given.followUpSettings),
    reviewCases: queries.reviewCases,
    caseList: queries.caseList,
    caseFigures: queries.caseFigures,
    reviewEvidence: queries.reviewEvidence,
    reviewHistory: queries.reviewHistory,
    retention: queries.retention,
    // For the company's name and address.
    subscriptions: queries.subscriptions,
    // From the read model: for lists.
    ownerOf: queries.businesses.ownerOf,
    emailsOf: queries.users.emailsOf,
  }),
});
