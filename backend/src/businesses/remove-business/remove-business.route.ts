import { businessStream } from '@sternklar/contracts/businesses/business.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { businessStreamType } from '../business.ts';
import { businessNotFound, idParamsSchema, TAG } from '../business-answers.ts';
import { removeBusiness } from './remove-business.ts';

export interface RemoveBusinessRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
}

export const removeBusinessRoute = slice(
  {
    name: 'remove-business',
    call: 'DELETE /business/:id',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Ein eigenes Unternehmen mit allen seinen Bewertungen entfernen',
    params: idParamsSchema,
    answers: { 200: messageSchema },
    records: ['BusinessRemoved'],
    example: { params: { id: given('spare-business') }, subject: given('spare-business') },
  },
  ({ commands, kit }: RemoveBusinessRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const handled = await commands.handle({
        streamType: businessStreamType,
        streamId: businessStream(request.params.id),
        decide: (state) => removeBusiness(state, { accountId }),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw businessNotFound();
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Das Unternehmen und seine Bewertungen wurden entfernt.' };
    },
);
