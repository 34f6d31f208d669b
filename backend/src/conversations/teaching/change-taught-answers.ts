import { TAUGHT_ANSWERS_STREAM, type TaughtAnswerEvent } from '@sternklar/contracts/conversations/taught-answer.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Decision } from '@sternklar/event-store/decider';
import type { FastifyRequest } from 'fastify';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { type TaughtAnswer, type TaughtAnswers, taughtAnswersStreamType } from './taught-answers.ts';
import { refusalFor, type TeachingRefusal } from './teaching-answers.ts';

export interface TeachingDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly kit: RequestKit;
}

/** Carries out a command on what the assistant was taught. Answers all of it as it is then; throws the refusal of a decision. */
export const createChangeTaughtAnswers =
  ({ commands, kit }: TeachingDeps) =>
  async (
    request: FastifyRequest,
    decide: (state: TaughtAnswers) => Decision<TaughtAnswerEvent, TeachingRefusal>,
  ): Promise<TaughtAnswers> => {
    const handled = await commands.handle({
      streamType: taughtAnswersStreamType,
      streamId: TAUGHT_ANSWERS_STREAM,
      decide,
      context: kit.commandContext(request, null),
    });
    if (handled.rejected !== undefined) throw refusalFor(handled);
    return handled.state;
  };

/** The one of an id. Throws the 404 where somebody withdrew it in the same moment. */
export const taughtIn = (answers: TaughtAnswers, answerId: string): TaughtAnswer => {
  const taught = answers.find(({ id }) => id === answerId);
  if (!taught) throw refusalFor({ rejected: 'taught-answer-unknown' });
  return taught;
};
