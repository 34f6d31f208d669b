import { parkedEventBodySchema } from '@sternklar/contracts/operations.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { ParkedEvents, RetryOutcome } from '@sternklar/event-store/reactors/parked-events';
import { given } from '../example-call.port.ts';
import { Refusal } from '../refusal.port.ts';
import { slice } from '../slice.port.ts';
import { notParked } from './not-parked.ts';
import { type OperationsRouteDeps, TAG } from './operations-routes.ts';

export interface RetryParkedEventRouteDeps extends OperationsRouteDeps {
  readonly parked: Pick<ParkedEvents, 'retry'>;
}

const refusalFor = (outcome: Exclude<RetryOutcome, 'done'>): Refusal => {
  switch (outcome) {
    case 'not-parked':
      return notParked();
    case 'failed':
      return new Refusal(
        409,
        'reactor-failed-again',
        'Der Reaktor ist wieder gescheitert; das Ereignis bleibt zurückgestellt.',
      );
    case 'unknown-reactor':
      return new Refusal(
        409,
        'reactor-unknown',
        'Diesen Reaktor gibt es in dieser Software nicht; das Ereignis lässt sich nur verwerfen.',
      );
  }
};

export const retryParkedEventRoute = slice(
  {
    name: 'retry-parked-event',
    call: 'POST /admin/operations/parked/retry',
    access: ['admin'],
    tag: TAG,
    summary: 'Ein zurückgestelltes Ereignis noch einmal versuchen, jetzt und einmal',
    body: parkedEventBodySchema,
    answers: { 200: messageSchema },
    refusals: {
      404: 'Das Ereignis ist nicht zurückgestellt.',
      409: 'Der Reaktor ist wieder gescheitert, oder es gibt ihn nicht.',
    },
    records: [],
    example: {
      body: { reactor: given('parked-event', 'reactor'), event_id: given('parked-event', 'event_id') },
      // It is no longer there to be done.
      statusAfterCrash: 404,
    },
  },
  ({ parked, audit }: RetryParkedEventRouteDeps) =>
    async (request) => {
      const { reactor, event_id: eventId } = request.body;
      const outcome = await parked.retry(reactor, eventId);
      audit(request, { action: 'retry-parked-event', reactor, eventId, outcome });
      if (outcome !== 'done') throw refusalFor(outcome);
      return { message: 'Das Ereignis ist nachgeholt.' };
    },
);
