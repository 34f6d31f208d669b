import type { CommandHandler } from '../command-handler.ts';
import { isRejection } from '../decider.ts';
import { streamCategory, type Tracing } from './tracing.ts';

/** The same handler, whose commands are spans. */
export const tracedCommands = (commands: CommandHandler, tracing: Tracing): CommandHandler => ({
  ...commands,
  handle: (options) => {
    const { streamId, context } = options;
    const category = streamCategory(streamId);
    return tracing.span(
      {
        name: `command ${category}`,
        attributes: { 'sternklar.stream.category': category, 'sternklar.actor.kind': context.actor.kind },
        command: { correlationId: context.correlationId, commandId: context.commandId, streamId },
      },
      async (span) => {
        const handled = await commands.handle(options);
        if (isRejection(handled)) span.set({ 'sternklar.command.rejected': handled.rejected });
        else span.set({ 'sternklar.stream.version': handled.version, 'sternklar.event.count': handled.events.length });
        return handled;
      },
    );
  },
});
