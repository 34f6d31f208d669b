import { UNANSWERED_QUESTIONS_LOOKED_AT } from '@sternklar/contracts/constants';
import type { UnansweredQuestion } from '@sternklar/contracts/conversations/teaching.api';
import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { unansweredQuestionList } from './unanswered-question-list.projection.ts';

const schema = schemaOf(unansweredQuestionList);

interface FoundQuestion extends Omit<UnansweredQuestion, 'created_at'> {
  readonly asked_at: Date;
}

export interface UnansweredQuestionQueries {
  /** The newest that were asked, those of the same moment by their ids; 500 at most. */
  newest(): Promise<readonly UnansweredQuestion[]>;
  /** Those of the ids that there are, the newest first. */
  byIds(ids: readonly string[]): Promise<readonly UnansweredQuestion[]>;
}

const columns = 'id, conversation_id, text, answered, asked_at';

const toQuestion = ({ asked_at, ...question }: FoundQuestion): UnansweredQuestion => ({
  ...question,
  created_at: asked_at.toISOString(),
});

export const createUnansweredQuestionQueries = (pool: pg.Pool): UnansweredQuestionQueries => ({
  async newest() {
    const { rows } = await pool.query<FoundQuestion>({
      name: 'unansweredQuestions.newest',
      text: `select ${columns} from ${schema}.question
             order by asked_at desc, id desc limit ${UNANSWERED_QUESTIONS_LOOKED_AT}`,
    });
    return rows.map(toQuestion);
  },
  async byIds(ids) {
    const { rows } = await pool.query<FoundQuestion>({
      name: 'unansweredQuestions.byIds',
      text: `select ${columns} from ${schema}.question where id = any($1::uuid[]) order by asked_at desc, id desc`,
      values: [ids],
    });
    return rows.map(toQuestion);
  },
});
