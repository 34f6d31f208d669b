import { parkedEventBodySchema } from '@sternklar/contracts/operations.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { ParkedEvents } from '@sternklar/event-store/reactors/parked-events';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { notParked } from '../not-parked.ts';
import { type OperationsRouteDeps, TAG } from '../operations-routes.ts';

export interface DiscardParkedEventRouteDeps extends OperationsRouteDeps {
  readonly parked: Pick<ParkedEvents, 'discard'>;
}

export const discardParkedEventRoute =
  ({ parked, audit }: DiscardParkedEventRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/operations/parked/discard',
      {
        config: { access: ['admin'], refusals: { 404: 'Das Ereignis ist nicht zurückgestellt.' } },
        schema: {
          tags: [TAG],
          summary: 'Auf die Wirkung eines zurückgestellten Ereignisses endgültig verzichten',
          body: parkedEventBodySchema,
          response: { 200: messageSchema },
        },
      },
      async (request) => {
        const { reactor, event_id: eventId } = request.body;
        const isDiscarded = await parked.discard(reactor, eventId);
        audit(request, { action: 'discard-parked-event', reactor, eventId, isDiscarded });
        if (!isDiscarded) throw notParked();
        return { message: 'Auf die Wirkung des Ereignisses ist verzichtet.' };
      },
    );
  };
