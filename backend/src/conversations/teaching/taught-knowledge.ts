import { TAUGHT_ANSWERS_STREAM } from '@sternklar/contracts/conversations/taught-answer.events';
import type { CommandHandler, KnownStream } from '@sternklar/event-store/command-handler';
import type { TaughtKnowledge } from '../assistant/assistant.ts';
import { type TaughtAnswers, taughtAnswersStreamType } from './taught-answers.ts';
import { matcherOf } from './taught-matcher.ts';

/**
 * What was taught, as the running assistant asks for it. It reads what came since the last question, so that every process answers
 * with what any of them published, from the next message on.
 */
export const createTaughtKnowledge = ({
  commands,
}: {
  readonly commands: Pick<CommandHandler, 'load'>;
}): TaughtKnowledge => {
  let known: KnownStream<TaughtAnswers> = { state: taughtAnswersStreamType.initialState, version: 0 };
  let match = matcherOf(known.state);
  return {
    async answerTo(message) {
      const newest = await commands.load(taughtAnswersStreamType, TAUGHT_ANSWERS_STREAM, known);
      if (newest.version > known.version) {
        known = newest;
        match = matcherOf(known.state);
      }
      return match(message);
    },
  };
};
