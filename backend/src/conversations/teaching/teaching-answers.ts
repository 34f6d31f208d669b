import { TAUGHT_ANSWERS_MAX } from '@sternklar/contracts/constants';
import type { TaughtAnswer as TaughtAnswerRow } from '@sternklar/contracts/conversations/teaching.api';
import type { Rejection } from '@sternklar/event-store/decider';
import { notFound, Refusal } from '../../platform/refusal.port.ts';
import type { TaughtAnswer, TaughtWords } from './taught-answers.ts';

export const TAG = 'Assistent';

export type TeachingRefusal =
  | 'taught-answer-unknown'
  | 'taught-answer-changed'
  | 'question-taught'
  | 'too-many-taught-answers';

const questionTaught = (phrasing: unknown) => {
  const message =
    `Auf „${phrasing}“ antwortet der Assistent inzwischen schon mit einer beigebrachten Antwort, vielleicht gerade von jemand ` +
    'anderem aus dem Team. Bitte sehen Sie jene an und ändern Sie sie, oder fragen Sie hier anders.';
  return new Refusal(409, 'question-taught', message, { errors: [{ field: 'phrasings', message }] });
};

export const refusalFor = ({ rejected, details }: Rejection<TeachingRefusal>): Refusal => {
  switch (rejected) {
    case 'taught-answer-unknown':
      return notFound('Diese Antwort gibt es nicht mehr.');
    case 'taught-answer-changed':
      return new Refusal(
        409,
        'taught-answer-changed',
        'Jemand anderes hat diese Antwort inzwischen geändert. Bitte sehen Sie die neue Fassung an, bevor Sie sie ändern.',
      );
    case 'question-taught':
      return questionTaught(details?.phrasing);
    case 'too-many-taught-answers':
      return new Refusal(
        409,
        'too-many-taught-answers',
        `Der Assistent hat schon ${TAUGHT_ANSWERS_MAX} Antworten gelernt. Bitte ziehen Sie zuerst eine zurück.`,
      );
  }
};

const toWords = ({ phrasings, answer, topicId }: TaughtWords) => ({
  phrasings: [...phrasings],
  answer,
  topic_id: topicId,
});

/** A taught answer as the API has it. */
export const toTaughtAnswer = (taught: TaughtAnswer): TaughtAnswerRow => ({
  id: taught.id,
  version: taught.version,
  ...toWords(taught),
  previous: taught.previous && toWords(taught.previous),
  changed_at: taught.changedAt,
});
