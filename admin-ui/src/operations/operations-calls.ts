import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { statusOf } from '../data-provider/refusal.ts';
import { formatCount } from '../texts/format.ts';
import { eventsText } from './spans.ts';

export type ParkedEvent = OperationsStatus['parked'][number];
export type StuckMail = OperationsStatus['mails'][number];
type NamedEvent = Pick<ParkedEvent, 'reactor' | 'event_id'>;

/** A refusal of this event alone; the next one may still go well. */
const REFUSED: readonly unknown[] = [404, 409];

const summary = (done: number, failed: number): string =>
  failed === 0
    ? `${eventsText(done)} nachgeholt.`
    : `${eventsText(done)} nachgeholt; noch zurückgestellt: ${formatCount(failed)}.`;

/** What operators read and do; each command answers what came of it, in a German sentence. */
export const createOperationsCalls = (call: HttpClient) => {
  const said = async (path: string, body: object = {}): Promise<string> =>
    String((await call(path, { method: 'POST', body: JSON.stringify(body) })).json.message);
  const retryParkedEvent = ({ reactor, event_id }: NamedEvent) =>
    said('/api/admin/operations/parked/retry', { reactor, event_id });
  return {
    operations: async (): Promise<OperationsStatus> => (await loading(call('/api/admin/operations'))).json,
    retryParkedEvent,
    /** One after the other, in their order; goes on after one that fails again. */
    async retryParkedEvents(events: readonly NamedEvent[]): Promise<string> {
      let done = 0;
      for (const event of events) {
        try {
          await retryParkedEvent(event);
          done += 1;
        } catch (error) {
          if (!REFUSED.includes(statusOf(error))) throw error;
        }
      }
      return summary(done, events.length - done);
    },
    discardParkedEvent: ({ reactor, event_id }: NamedEvent) =>
      said('/api/admin/operations/parked/discard', { reactor, event_id }),
    retryMail: (id: string) => said(`/api/admin/operations/mails/${encodeURIComponent(id)}/retry`),
    retryAllMails: () => said('/api/admin/operations/mails/retry'),
    startRebuild: (readModels: readonly string[]) =>
      said('/api/admin/operations/rebuilds', { read_models: readModels }),
  };
};
export type OperationsCalls = ReturnType<typeof createOperationsCalls>;
