import { businessStream } from '@sternklar/contracts/businesses/business.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { businessStreamType } from '../business.ts';
import { businessNotFound, idParamsSchema, TAG } from '../business-answers.ts';
import { restoreBusiness } from './restore-business.ts';

export interface RestoreBusinessRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

const TOO_LATE =
  'Dieses Unternehmen wurde vor mehr als zehn Minuten entfernt und lässt sich nicht mehr zurückholen. Sie können es neu hinzufügen.';

export const restoreBusinessRoute = slice(
  {
    name: 'restore-business',
    call: 'POST /business/:id/restoration',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Ein eben entferntes Unternehmen mit allen seinen Bewertungen zurückholen',
    params: idParamsSchema,
    answers: { 200: messageSchema },
    refusals: { 409: TOO_LATE },
    records: ['BusinessRestored'],
    example: { params: { id: given('removed-business') }, subject: given('removed-business') },
  },
  ({ commands, kit, now }: RestoreBusinessRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const handled = await commands.handle({
        streamType: businessStreamType,
        streamId: businessStream(request.params.id),
        decide: (state) => restoreBusiness(state, { accountId, now: now().toISOString() }),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected === 'too-late') throw new Refusal(409, 'too-late', TOO_LATE);
      if (handled.rejected !== undefined) throw businessNotFound();
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Das Unternehmen und seine Bewertungen sind wieder da.' };
    },
);
