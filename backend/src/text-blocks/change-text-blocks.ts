import { TEXT_BLOCKS_STREAM, type TextBlockEvent } from '@sternklar/contracts/text-blocks/text-block.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Decision } from '@sternklar/event-store/decider';
import type { FastifyRequest } from 'fastify';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { refusalFor, type TextBlockRefusal } from './text-block-answers.ts';
import { type TextBlocks, textBlocksStreamType } from './text-blocks.ts';

export interface TextBlockDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly kit: RequestKit;
}

/** Carries out a command on the text blocks. Answers all that there are then; throws the refusal of a decision. */
export const createChangeTextBlocks =
  ({ commands, kit }: TextBlockDeps) =>
  async (
    request: FastifyRequest,
    decide: (state: TextBlocks) => Decision<TextBlockEvent, TextBlockRefusal>,
  ): Promise<TextBlocks> => {
    const handled = await commands.handle({
      streamType: textBlocksStreamType,
      streamId: TEXT_BLOCKS_STREAM,
      decide,
      context: kit.commandContext(request, null),
    });
    if (handled.rejected !== undefined) throw refusalFor(handled.rejected);
    return handled.state;
  };
