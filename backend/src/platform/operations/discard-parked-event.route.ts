import { parkedEventBodySchema } from '@sternklar/contracts/operations.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { ParkedEvents } from '@sternklar/event-store/reactors/parked-events';
import { given } from '../example-call.port.ts';
import { slice } from '../slice.port.ts';
import { notParked } from './not-parked.ts';
import { type OperationsRouteDeps, TAG } from './operations-routes.ts';

export interface DiscardParkedEventRouteDeps extends OperationsRouteDeps {
  readonly parked: Pick<ParkedEvents, 'discard'>;
}

export const discardParkedEventRoute = slice(
  {
    name: 'discard-parked-event',
    call: 'POST /admin/operations/parked/discard',
    access: ['admin'],
    tag: TAG,
    summary: 'Auf die Wirkung eines zurückgestellten Ereignisses endgültig verzichten',
    body: parkedEventBodySchema,
    answers: { 200: messageSchema },
    refusals: { 404: 'Das Ereignis ist nicht zurückgestellt.' },
    records: [],
    example: {
      body: { reactor: given('parked-event', 'reactor'), event_id: given('parked-event', 'event_id') },
      // It is no longer there to be done.
      statusAfterCrash: 404,
    },
  },
  ({ parked, audit }: DiscardParkedEventRouteDeps) =>
    async (request) => {
      const { reactor, event_id: eventId } = request.body;
      const isDiscarded = await parked.discard(reactor, eventId);
      audit(request, { action: 'discard-parked-event', reactor, eventId, isDiscarded });
      if (!isDiscarded) throw notParked();
      return { message: 'Auf die Wirkung des Ereignisses ist verzichtet.' };
    },
);
