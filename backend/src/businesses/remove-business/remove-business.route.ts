import { businessStream } from '@sternklar/contracts/businesses/business.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { businessStreamType } from '../business.ts';
import { businessNotFound, idParamsSchema, TAG } from '../business-answers.ts';
import { removeBusiness } from './remove-business.ts';

export interface RemoveBusinessRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
}

export const removeBusinessRoute =
  ({ commands, kit }: RemoveBusinessRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().delete(
      '/business/:id',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Ein eigenes Unternehmen mit allen seinen Bewertungen entfernen',
          params: idParamsSchema,
          response: { 200: messageSchema },
        },
      },
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
  };
