import type { TeachAnswerBody } from '@sternklar/contracts/conversations/teaching.api';
import { Refusal } from '../../platform/refusal.port.ts';
import { topics } from '../assistant/knowledge/knowledge-base.ts';
import { faultIn } from './answer-check.ts';
import type { TaughtWords } from './taught-answers.ts';

const refused = (field: string, message: string) =>
  new Refusal(422, 'answer-not-fit', message, { errors: [{ field, message }] });

/** What an admin wants to teach, each phrasing once. Throws the 422 for an answer that the assistant must not give. */
export const taughtWords = ({ phrasings, answer, topic_id }: TeachAnswerBody): TaughtWords => {
  const topicId = topic_id || null;
  if (topicId !== null && !topics.has(topicId)) throw refused('topic_id', 'Dieses Thema gibt es nicht.');
  const fault = answer ? faultIn(answer) : null;
  if (fault !== null) throw refused('answer', fault);
  return { phrasings: [...new Set(phrasings)], answer: answer || null, topicId };
};
