import type { CaseFacts } from '@sternklar/contracts/reviews/casework/case-facts';
import type { Needed } from '@sternklar/contracts/reviews/casework/casework-words';
import type pg from 'pg';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { type CaseWords, reviewCase } from './review-case.projection.ts';

export interface FoundCase {
  readonly accountId: string;
  readonly facts: CaseFacts;
  readonly words: CaseWords;
}

/** A question that waits for its customer; `text` is null once it was erased. */
export interface FoundQuestion {
  readonly reviewId: string;
  readonly questionId: string;
  readonly askedAt: string;
  readonly text: string | null;
}

/** A request that lacks what the platform needs. */
export interface FoundIncomplete {
  readonly reviewId: string;
  readonly missing: readonly Needed[];
  readonly reviewer: string | null;
  readonly businessName: string | null;
}

export interface ReviewCaseQueries {
  /** Null when there is no such review. */
  ofReview(reviewId: string): Promise<FoundCase | null>;
  /** The questions that wait for a customer, the oldest first; at most 100. */
  questionsFor(accountId: string): Promise<readonly FoundQuestion[]>;
  /**
   * Requests of a customer that lack something and did not go to the platform, without those with an open question: the oldest, and
   * how many there are.
   */
  incompleteFor(accountId: string): Promise<{ readonly total: number; readonly oldest: readonly FoundIncomplete[] }>;
  /** Reviews with a question that is open since `askedUntil` (ISO 8601 UTC) or before, the oldest first. */
  withOpenQuestion(askedUntil: string, which: WhichQuestions): Promise<readonly OpenQuestionOf[]>;
}

export interface WhichQuestions {
  readonly limit: number;
  /** Reviews to leave out. */
  readonly except: readonly string[];
  /** Only those whose customer was not reminded yet. */
  readonly notReminded: boolean;
}

export interface OpenQuestionOf {
  readonly reviewId: string;
  readonly accountId: string;
}

const MAX_QUESTIONS = 100;
const MAX_INCOMPLETE = 20;
const schema = schemaOf(reviewCase);
const table = `${schema}.listed_case`;
/** An answer is looked at before anything else; what the request lacks, it lacks all the same. */
const LACKS_SOMETHING = `
  (state = 'incomplete' or
   state = 'answer-to-enter' and facts ->> 'answerEnteredAt' is null and facts -> 'missing' <> '[]'
     and not facts @> '{"waitsForPlatform": true}' and not facts @> '{"decided": true}')`;

export const createReviewCaseQueries = (pool: pg.Pool): ReviewCaseQueries => ({
  async ofReview(reviewId) {
    if (!isUuid(reviewId)) return null;
    const { rows } = await pool.query<FoundCase>({
      name: 'reviewCase.ofReview',
      text: `select account_id as "accountId", facts, words from ${table} where id = $1`,
      values: [reviewId],
    });
    return rows[0] ?? null;
  },
  async questionsFor(accountId) {
    const { rows } = await pool.query<FoundQuestion>({
      name: 'reviewCase.questionsFor',
      text: `select id as "reviewId", facts #>> '{question,id}' as "questionId",
                    facts #>> '{question,askedAt}' as "askedAt", words ->> 'question' as text
             from ${table}
             where account_id = $1 and facts #>> '{question,id}' is not null
             order by facts #>> '{question,askedAt}', id limit ${MAX_QUESTIONS}`,
      values: [accountId],
    });
    return rows;
  },
  async incompleteFor(accountId) {
    const { rows } = await pool.query<FoundIncomplete & { readonly total: number }>({
      name: 'reviewCase.incompleteFor',
      text: `select item.id as "reviewId", item.facts -> 'missing' as missing, item.words ->> 'reviewer' as reviewer,
                    business.name as "businessName",
                    (select count(*)::integer from ${table} where account_id = $1 and ${LACKS_SOMETHING}) as total
             from ${table} as item left join ${schema}.business on business.id = item.business_id
             where item.account_id = $1 and ${LACKS_SOMETHING}
             order by item.moment, item.created_at, item.id limit ${MAX_INCOMPLETE}`,
      values: [accountId],
    });
    return { total: rows[0]?.total ?? 0, oldest: rows };
  },
  async withOpenQuestion(askedUntil, { limit, except, notReminded }) {
    const { rows } = await pool.query<OpenQuestionOf>(
      `select id as "reviewId", account_id as "accountId" from ${table}
       where facts #>> '{question,id}' is not null ${notReminded ? "and facts ->> 'questionRemindedAt' is null" : ''}
         and facts #>> '{question,askedAt}' <= $1 and not (id = any($3::uuid[]))
       order by facts #>> '{question,askedAt}', id limit $2`,
      [askedUntil, limit, except],
    );
    return rows;
  },
});
