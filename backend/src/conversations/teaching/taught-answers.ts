import type { TaughtAnswerEvent } from '@sternklar/contracts/conversations/taught-answer.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { StreamType } from '@sternklar/event-store/decider';

/** How it is asked for, and what is said: the answer itself, or the topic of the knowledge base that has it. */
export interface TaughtWords {
  readonly phrasings: readonly string[];
  readonly answer: string | null;
  readonly topicId: string | null;
}

export interface TaughtAnswer extends TaughtWords {
  readonly id: string;
  readonly version: number;
  /** What the version before said; null for the first. */
  readonly previous: TaughtWords | null;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** Those that hold, the one that was taught last at the end. */
export type TaughtAnswers = readonly TaughtAnswer[];

const wordsIn = ({ phrasings, answer, topicId }: TaughtWords): TaughtWords => ({ phrasings, answer, topicId });

const evolve = (answers: TaughtAnswers, event: RecordedEvent<TaughtAnswerEvent>): TaughtAnswers => {
  const { answerId: id } = event.data;
  const changedAt = event.recordedAt;
  switch (event.type) {
    case 'AnswerTaught':
      return [...answers, { id, version: 1, ...wordsIn(event.data), previous: null, changedAt }];
    case 'TaughtAnswerRevised': {
      const { version } = event.data;
      return answers.map((one) =>
        one.id === id ? { id, version, ...wordsIn(event.data), previous: wordsIn(one), changedAt } : one,
      );
    }
    case 'TaughtAnswerWithdrawn':
      return answers.filter((one) => one.id !== id);
  }
};

/** Everything that admins have taught the assistant. */
export const taughtAnswersStreamType: StreamType<TaughtAnswers, TaughtAnswerEvent> = { initialState: [], evolve };

/** Whether two say the same when they are asked the same. */
export const sameWords = (one: TaughtWords, other: TaughtWords): boolean =>
  one.answer === other.answer &&
  one.topicId === other.topicId &&
  one.phrasings.length === other.phrasings.length &&
  one.phrasings.every((phrasing, position) => phrasing === other.phrasings[position]);
