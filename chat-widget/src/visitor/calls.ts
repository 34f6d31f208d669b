import { abortsWithin } from '@sternklar/contracts/aborts-within';
import { BACKOFF_OF_SCREENS, spreadBackoffMs } from '@sternklar/contracts/backoff';
import { texts } from '../panel/texts.ts';
import type { Natives } from './natives.ts';

/** A call of the chat that did not succeed. */
export class ChatFailure extends Error {
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** The server's words for people, if it sent any. */
  readonly detail: string | null;
  /** The server's word for the refusal, if it sent any. */
  readonly code: string | null;

  constructor(status: number, detail: string | null = null, code: string | null = null) {
    super(detail ?? `HTTP ${status}`);
    this.status = status;
    this.detail = detail;
    this.code = code;
  }
}

/** What people read when a message did not arrive. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof ChatFailure)) return texts.notNow;
  const { status, detail } = error;
  // A browser that is online may have been kept from asking by the page's policy or by an extension.
  if (status === 0 && !navigator.onLine) return texts.noAnswer;
  return (texts.refused ? texts.refused(status) : detail) ?? texts.notNow;
};

/** An answer of the assistant may take a while; more than this is none. */
const TIMEOUT_MS = 30_000;
/** With the pauses between them, tries go on for about a quarter of a minute: a server that starts anew is back by then. */
const MOST_REPEATS = 4;
/** No answer at all, or none from the product: a proxy's, or that of a server that starts or ends. */
const mayPass = (status: number) => status === 0 || status > 501;

interface CallsDeps extends Natives {
  /** Where the product is, without a slash at its end. */
  readonly origin: string;
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The widget was taken away. */
  readonly gone: AbortSignal;
}

export interface Call {
  readonly path: string;
  /** Sent by POST; without a body it is a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string;
}

/** Calls the product's API. What passes by itself is tried again, less and less often; every call may arrive more than once. */
export type Calls = <Answer>(call: Call) => Promise<Answer>;

export const createCalls = (deps: CallsDeps): Calls => {
  const answerOf = async (response: Response): Promise<unknown> => {
    const text = await response.text();
    try {
      return text === '' ? null : deps.parse(text);
    } catch {
      throw new ChatFailure(response.ok ? 0 : response.status);
    }
  };
  const textIn = (answer: unknown, name: 'detail' | 'code'): string | null => {
    const { [name]: text } = (answer ?? {}) as Readonly<Record<string, unknown>>;
    return typeof text === 'string' ? text : null;
  };
  const headersOf = (token: string | undefined, body: Call['body']) => ({
    Accept: 'application/json',
    ...(body ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  });
  const once = async ({ path, body, token }: Call): Promise<unknown> => {
    let response: Response;
    let answer: unknown;
    const { signal, stop } = abortsWithin(TIMEOUT_MS, deps.gone);
    try {
      response = await deps.fetch(`${deps.origin}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: headersOf(token, body),
        // Without a prototype that the page may have changed.
        ...(body ? { body: deps.stringify(Object.assign(Object.create(null), body)) } : {}),
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'origin',
        signal,
      });
      answer = await answerOf(response);
    } catch (error) {
      throw error instanceof ChatFailure ? error : new ChatFailure(0);
    } finally {
      stop();
    }
    if (!response.ok) throw new ChatFailure(response.status, textIn(answer, 'detail'), textIn(answer, 'code'));
    return answer;
  };
  const isWorthATry = (error: unknown) =>
    error instanceof ChatFailure && mayPass(error.status) && deps.isOnline() && !deps.gone.aborted;

  return async <Answer>(call: Call) => {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return (await once(call)) as Answer;
      } catch (error) {
        if (repeat === MOST_REPEATS || !isWorthATry(error)) throw error;
        await deps.pause(spreadBackoffMs(BACKOFF_OF_SCREENS, repeat + 1, deps.random), deps.gone);
      }
    }
  };
};
