import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';

export type ParkedEvent = OperationsStatus['parked'][number];
export type StuckMail = OperationsStatus['mails'][number];

/** What operators read and do; each command answers what came of it, in a German sentence. */
export interface OperationsCalls {
  operations(): Promise<OperationsStatus>;
  retryParkedEvent(event: Pick<ParkedEvent, 'reactor' | 'event_id'>): Promise<string>;
  discardParkedEvent(event: Pick<ParkedEvent, 'reactor' | 'event_id'>): Promise<string>;
  retryMail(id: string): Promise<string>;
  retryAllMails(): Promise<string>;
  startRebuild(readModels: readonly string[]): Promise<string>;
}

export const createOperationsCalls = (httpClient: HttpClient): OperationsCalls => {
  const command = async (path: string, body: object = {}): Promise<Readonly<Record<string, unknown>>> => {
    const options = { method: 'POST', body: JSON.stringify(body) };
    return (await httpClient(`/api/admin/operations/${path}`, options)).json;
  };
  const said = async (path: string, body?: object) => String((await command(path, body)).message);
  const named = ({ reactor, event_id }: Pick<ParkedEvent, 'reactor' | 'event_id'>) => ({ reactor, event_id });
  return {
    operations: async () => (await loading(httpClient('/api/admin/operations'))).json,
    retryParkedEvent: (event) => said('parked/retry', named(event)),
    discardParkedEvent: (event) => said('parked/discard', named(event)),
    retryMail: (id) => said(`mails/${encodeURIComponent(id)}/retry`),
    retryAllMails: () => said('mails/retry'),
    startRebuild: async (readModels) => {
      await command('rebuilds', { read_models: readModels });
      return 'Der Neuaufbau hat begonnen.';
    },
  };
};
