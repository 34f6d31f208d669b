import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { businessStreamType } from '../business.ts';
import { removeBusiness } from './remove-business.ts';

export interface RemoveBusinessesOfDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly businesses: Pick<Queries['businesses'], 'ofAccount'>;
}

/** Removes all listed businesses of an account, each with a context of its own; one that was removed before stays so. */
export const createRemoveBusinessesOf =
  ({ commands, businesses }: RemoveBusinessesOfDeps) =>
  async (accountId: string, context: () => CommandContext): Promise<void> => {
    for (const { id } of await businesses.ofAccount(accountId)) {
      await commands.handle({
        streamType: businessStreamType,
        streamId: businessStream(id),
        decide: (state) => removeBusiness(state, { accountId }),
        context: context(),
      });
    }
  };
