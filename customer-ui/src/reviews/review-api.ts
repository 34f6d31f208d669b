import type {
  AmendReviewBody,
  IncompleteRequests,
  OpenQuestion,
  ReviewCase,
} from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { Review, ReviewHistoryEntry, SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import type {
  ImportedLine,
  ImportReviewsAnswer,
  ImportReviewsBody,
} from '@sternklar/contracts/reviews/review-import.api';
import type { ApiClient } from '../api/api-client.ts';
import type { ReadFile } from '../api/read-file.ts';

/** Against a refusal it is an appeal. */
export interface NoticeWay {
  readonly channel: Channel;
  readonly isAppeal: boolean;
}

export interface ReviewApi {
  /** The reviews of all own businesses in one list, newest first. */
  own(signal?: AbortSignal): Promise<readonly Review[]>;
  ofBusiness(businessId: string, signal?: AbortSignal): Promise<readonly Review[]>;
  /** What happened to a review, oldest first. */
  history(reviewId: string): Promise<readonly ReviewHistoryEntry[]>;
  /** One review with where its case stands. */
  case(reviewId: string): Promise<ReviewCase>;
  /** The text for the platform, from the customer's own words. */
  notice(reviewId: string, way: NoticeWay): Promise<Notice>;
  /** The letter to the platform, as PDF. */
  letter(reviewId: string, isAppeal: boolean): Promise<Blob>;
  /** What waits for the customer's answer, the oldest first. */
  openQuestions(): Promise<readonly OpenQuestion[]>;
  /** What lacks something that the platform needs. */
  incompleteRequests(): Promise<IncompleteRequests>;
  amend(reviewId: string, details: AmendReviewBody): Promise<unknown>;
  withdraw(reviewId: string, reason: string): Promise<unknown>;
  takeUpAgain(reviewId: string): Promise<unknown>;
  wishAppeal(reviewId: string): Promise<unknown>;
  answerQuestion(reviewId: string, questionId: string, text: string): Promise<unknown>;
  enterPlatformAnswer(reviewId: string, answer: PlatformAnswer, text: string): Promise<unknown>;
  noteReturn(reviewId: string): Promise<unknown>;
  /** Sent again under the same key, it hands nothing in twice. */
  submit(review: SubmitReviewBody, idempotencyKey: string): Promise<Review>;
  /** What became of each line, in order. */
  importMany(reviews: ImportReviewsBody): Promise<readonly ImportedLine[]>;
}

export const createReviewApi = (api: ApiClient, file: ReadFile): ReviewApi => ({
  own: (signal) => api.get('/reviews', signal === undefined ? {} : { signal }),
  ofBusiness: (businessId, signal) =>
    api.get(`/reviews/${encodeURIComponent(businessId)}`, signal === undefined ? {} : { signal }),
  history: (reviewId) => api.get(`/reviews/${encodeURIComponent(reviewId)}/history`),
  case: (reviewId) => api.get(`/reviews/${encodeURIComponent(reviewId)}/case`),
  notice: (reviewId, { channel, isAppeal }) =>
    api.get(`/reviews/${encodeURIComponent(reviewId)}/notice?channel=${channel}&appeal=${isAppeal}`),
  letter: (reviewId, isAppeal) =>
    file(`/api/reviews/${encodeURIComponent(reviewId)}/letter?appeal=${isAppeal}`, 'application/pdf'),
  openQuestions: () => api.get('/questions'),
  incompleteRequests: () => api.get('/incomplete-requests'),
  amend: (reviewId, details) => api.put(`/reviews/${encodeURIComponent(reviewId)}/details`, details),
  withdraw: (reviewId, reason) => api.post(`/reviews/${encodeURIComponent(reviewId)}/withdrawal`, { reason }),
  takeUpAgain: (reviewId) => api.delete(`/reviews/${encodeURIComponent(reviewId)}/withdrawal`),
  wishAppeal: (reviewId) => api.post(`/reviews/${encodeURIComponent(reviewId)}/appeal-wish`, {}),
  answerQuestion: (reviewId, questionId, text) =>
    api.post(`/reviews/${encodeURIComponent(reviewId)}/questions/${encodeURIComponent(questionId)}/answer`, { text }),
  enterPlatformAnswer: (reviewId, answer, text) =>
    api.post(`/reviews/${encodeURIComponent(reviewId)}/platform-answers`, { answer, text }),
  noteReturn: (reviewId) => api.post(`/reviews/${encodeURIComponent(reviewId)}/return`, {}),
  submit: (review, idempotencyKey) => api.post('/reviews', review, { idempotencyKey }),
  importMany: async (reviews) => (await api.post<ImportReviewsAnswer>('/reviews/import', reviews)).results,
});
