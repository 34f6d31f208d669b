import { Agent, request } from 'node:http';

const OPEN_WITHIN_MS = 60_000;
/** Each stream has a connection of its own, as each browser has. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** A screen's live stream. */
export interface LiveStream {
  readonly status: number;
  /** Resolves when the server or the connection has ended it. */
  readonly ended: Promise<void>;
  /** Hangs up in the middle. */
  hangUp(): void;
}

export interface OpenStreamOptions {
  readonly url: string;
  readonly token: string;
  /** Goes on behind that event. */
  readonly lastEventId?: string | undefined;
  /** Told each piece of the stream's text as it comes. */
  readonly onText?: (text: string) => void;
}

/** Resolves once the server has answered: with a stream, or with a refusal. */
export const openLiveStream = ({ url, token, lastEventId, onText }: OpenStreamOptions): Promise<LiveStream> =>
  new Promise((answered, failed) => {
    const headers = { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) };
    const sent = request(`${url}/api/live`, { agent, headers }, (response) => {
      clearTimeout(tooLate);
      response.setEncoding('utf8').on('data', (text: string) => onText?.(text));
      const ended = new Promise<void>((over) => response.once('close', over));
      response.on('error', () => undefined);
      answered({ status: response.statusCode ?? 0, ended, hangUp: () => response.destroy() });
    });
    const tooLate = setTimeout(() => sent.destroy(new Error('No answer to a live stream.')), OPEN_WITHIN_MS);
    sent.on('error', (error) => {
      clearTimeout(tooLate);
      failed(error);
    });
    sent.end();
  });

/** The data of the events in a piece of an event stream. */
export const eventsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data);
