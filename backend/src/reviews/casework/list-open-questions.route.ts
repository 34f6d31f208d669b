import { openQuestionSchema } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';

export interface ListOpenQuestionsDeps {
  readonly reviews: Pick<Queries['reviews'], 'page'>;
  readonly reviewCases: Pick<Queries['reviewCases'], 'questionsFor'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOpenQuestionsRoute = slice(
  {
    name: 'list-open-questions',
    call: 'GET /questions',
    access: 'signed-in',
    tag: TAG,
    summary: 'Fragen zu eigenen Löschanträgen, die auf eine Antwort warten, die ältesten zuerst',
    answers: { 200: z.array(openQuestionSchema) },
    records: [],
    example: {},
  },
  ({ reviews, reviewCases, kit }: ListOpenQuestionsDeps) =>
    async (request) => {
      const questions = await reviewCases.questionsFor(kit.identityOf(request).accountId);
      if (questions.length === 0) return [];
      const { rows } = await reviews.page({
        offset: 0,
        limit: questions.length,
        sort: { field: 'created_at', descending: true },
        filter: { id: questions.map(({ reviewId }) => reviewId) },
      });
      const listed = new Map(rows.map((review) => [review.id, review]));
      return questions.flatMap(({ reviewId, questionId, askedAt, text }) => {
        const review = listed.get(reviewId);
        if (review === undefined) return [];
        const { reviewer_name, business_name } = review;
        const names = { reviewer_name, business_name };
        return [{ review_id: reviewId, question_id: questionId, text: text ?? '', asked_at: askedAt, ...names }];
      });
    },
);
