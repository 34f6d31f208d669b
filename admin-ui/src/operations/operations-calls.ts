import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { statusOf } from '../data-provider/refusal.ts';
import { formatCount } from '../texts/format.ts';
import { eventsText } from './spans.ts';

export type ParkedEvent = OperationsStatus['parked'][number];
export type StuckMail = OperationsStatus['mails'][number];
type NamedEvent = Pick<ParkedEvent, 'reactor' | 'event_id'>;

/** What operators read and do; each command answers what came of it, in a German sentence. */
export interface OperationsCalls {
  operations(): Promise<OperationsStatus>;
  retryParkedEvent(event: NamedEvent): Promise<string>;
  /** One after the other, in their order; goes on after one that fails again. */
  retryParkedEvents(events: readonly NamedEvent[]): Promise<string>;
  discardParkedEvent(event: NamedEvent): Promise<string>;
  retryMail(id: string): Promise<string>;
  retryAllMails(): Promise<string>;
  startRebuild(readModels: readonly string[]): Promise<string>;
}

/** A refusal of this event alone; the next one may still go well. */
const REFUSED: readonly unknown[] = [404, 409];

const summary = (done: number, failed: number): string =>
  failed === 0
    ? `${eventsText(done)} nachgeholt.`
    : `${eventsText(done)} nachgeholt; noch zurückgestellt: ${formatCount(failed)}.`;

export const createOperationsCalls = (httpClient: HttpClient): OperationsCalls => {
  const command = async (path: string, body: object = {}): Promise<Readonly<Record<string, unknown>>> => {
    const options = { method: 'POST', body: JSON.stringify(body) };
    return (await httpClient(path, options)).json;
  };
  const said = async (path: string, body?: object) => String((await command(path, body)).message);
  const retryParkedEvent = ({ reactor, event_id }: NamedEvent) =>
    said('/api/admin/operations/parked/retry', { reactor, event_id });
  return {
    operations: async () => (await loading(httpClient('/api/admin/operations'))).json,
    retryParkedEvent,
    async retryParkedEvents(events) {
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
    discardParkedEvent: ({ reactor, event_id }) => said('/api/admin/operations/parked/discard', { reactor, event_id }),
    retryMail: (id) => said(`/api/admin/operations/mails/${encodeURIComponent(id)}/retry`),
    retryAllMails: () => said('/api/admin/operations/mails/retry'),
    startRebuild: (readModels) => said('/api/admin/operations/rebuilds', { read_models: readModels }),
  };
};
