import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import type { CommandHandler, HandleOptions, KnownStream } from '@sternklar/event-store/command-handler';
import { isRejection } from '@sternklar/event-store/decider';

/** Commands of the one writer of these streams: what it wrote to a stream it need not read and decrypt again. */
export const rememberingCommands = (commands: CommandHandler): CommandHandler => {
  const known = new Map<string, { readonly streamType: unknown; readonly stream: KnownStream<unknown> }>();
  const knownOf = <State, Event extends DomainEvent, Code extends string>({
    streamId,
    streamType,
  }: HandleOptions<State, Event, Code>): KnownStream<State> | undefined => {
    const before = known.get(streamId);
    // The same type of stream folds to the same type of state.
    return before?.streamType === streamType ? (before.stream as KnownStream<State>) : undefined;
  };
  return {
    ...commands,
    handle: async (options) => {
      const knownUntil = knownOf(options);
      const handled = await commands.handle({ ...options, ...(knownUntil && { knownUntil }) });
      if (!isRejection(handled)) known.set(options.streamId, { streamType: options.streamType, stream: handled });
      return handled;
    },
  };
};
