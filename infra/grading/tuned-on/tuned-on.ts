import { SPOKEN } from '../../../backend/src/conversations/assistant/languages/spoken-languages.ts';
import type { GradedQuestion } from '../graded-question.ts';
import { colloquialQuestions } from './colloquial-questions.ts';
import { contractQuestions } from './contract-questions.ts';
import { foreignQuestions } from './foreign-questions.ts';
import { furtherQuestions } from './further-questions.ts';
import { missingQuestions } from './missing-questions.ts';
import { otherQuestions } from './other-questions.ts';
import { ownDataQuestions } from './own-data-questions.ts';
import { partnersQuestions } from './partners-questions.ts';
import { productQuestions } from './product-questions.ts';
import { situationsQuestions } from './situations-questions.ts';
import { severalAtOnce, strangersQuestions } from './strangers-questions.ts';
import { topicMarks } from './topic-marks.ts';
import { typoQuestions } from './typo-questions.ts';

type ByTopic = Readonly<Record<string, readonly string[]>>;

/** Asked by a visitor, who gets the general answer. */
const asked = (category: string, questions: ByTopic): readonly GradedQuestion[] =>
  Object.entries(questions).flatMap(([topic, ofTopic]) =>
    ofTopic.map((question) => ({ category, question, asker: 'visitor' as const, says: topicMarks[topic] ?? [/$^/] })),
  );

/** An answer word for word. */
const inWords = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+') || '$^', 'u');

/** Questions that the assistant is improved by: whatever it answers wrongly here may be looked at and mended. */
export const tunedOn: readonly GradedQuestion[] = [
  ...asked('Vertrag', contractQuestions),
  ...asked('Löschantrag, Konto, Support', productQuestions),
  ...asked('Anderes', otherQuestions),
  ...asked('Umgangssprache', colloquialQuestions),
  ...asked('Tippfehler', typoQuestions),
  ...asked('Wie Fremde fragen', strangersQuestions),
  ...asked('Was fehlte', missingQuestions),
  ...asked('Situationen', situationsQuestions),
  ...asked('Was Fremden fehlte', furtherQuestions),
  ...asked('Chat auf Seiten von Partnern', partnersQuestions),
  ...severalAtOnce.map(([question, ...ofTopics]) => ({
    category: 'Mehrere auf einmal',
    question,
    asker: 'visitor' as const,
    says: ofTopics.flatMap((topic) => topicMarks[topic] ?? [/$^/]),
  })),
  ...foreignQuestions.map(([language, question, ...ofTopics]) => ({
    category: 'Andere Sprachen',
    question,
    asker: 'visitor' as const,
    says: ofTopics.map((topic) => inWords(SPOKEN[language].answers[topic] ?? '')),
  })),
  ...ownDataQuestions,
];

/** The same by topic: what the answer has to be about. */
export const topicQuestions: readonly (readonly [question: string, topic: string])[] = [
  contractQuestions,
  productQuestions,
  otherQuestions,
  colloquialQuestions,
  typoQuestions,
  strangersQuestions,
  furtherQuestions,
  partnersQuestions,
  missingQuestions,
  situationsQuestions,
].flatMap((questions: ByTopic) =>
  Object.entries(questions).flatMap(([topic, ofTopic]) => ofTopic.map((question) => [question, topic] as const)),
);
