import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@sternklar/contracts/backoff';
import { describeFailure } from '@sternklar/event-store/failure';
import type { Logger } from '@sternklar/event-store/logger';
import type { Fetch } from '../../platform/fetch.port.ts';
import { ProviderFailed } from '../payment-provider.ts';

/** Values of a form; objects and lists are written with brackets: `line_items[0][quantity]=1`. */
type FormValue = string | number | boolean | null | readonly FormValue[] | { readonly [name: string]: FormValue };

const pairsOf = (name: string, value: FormValue): readonly (readonly [string, string])[] => {
  if (value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner));
};

/** A body as Stripe reads it, application/x-www-form-urlencoded; what is null is left out. */
const formBody = (fields: { readonly [name: string]: FormValue }): string =>
  new URLSearchParams(
    Object.entries(fields)
      .flatMap(([name, value]) => pairsOf(name, value))
      .map(([name, value]) => [name, value]),
  ).toString();

export interface StripeSettings {
  /** 'https://api.stripe.com', or a double of it. */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface StripeCall {
  /** Below /v1. */
  readonly path: string;
  readonly fields: { readonly [name: string]: FormValue };
  /** Calls under the same key are carried out once; Stripe keeps their answer for a day at least. Null: it only reads, or deletes. */
  readonly idempotencyKey: string | null;
  /** Doing it twice is the same as once, without a key. */
  readonly isDeletion?: boolean;
  /** Somebody looks at a button meanwhile: all tries together end before their browser gives up, so that they are told why. */
  readonly isWaitedFor?: boolean;
}

/** `body` is Stripe's object, or its error for a status of 4xx. */
export interface StripeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface StripeApi {
  call(call: StripeCall): Promise<StripeAnswer>;
  /** What is there; changes nothing. */
  read(path: string, fields?: StripeCall['fields']): Promise<StripeAnswer>;
}

export interface StripeApiDeps {
  readonly settings: Pick<StripeSettings, 'url' | 'secretKey'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** Waits between two tries. */
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly timeLimitMs?: number;
  /** For all tries of a call that somebody waits for. */
  readonly waitedForMs?: number;
  /** Undefined: plainly. */
  readonly fetch?: Fetch;
}

/** The version of the API whose answers this code reads; Stripe answers in it whatever the account's own is. */
const API_VERSION = '2025-03-31.basil';
const TIME_LIMIT_MS = 7_000;
/** Together with the pauses within the time that a reactor has for one event. */
const TRIES = 3;
const BACKOFF = { firstMs: 500, longestMs: 5_000 };
/** Browsers wait for 15 s. */
const WAITED_FOR_MS = 11_000;
const MOST_ANSWER_BYTES = 1_000_000;

/** A conflict means that the same call is still running; a limit and a broken server may be gone the next time. */
const isWorthRepeating = (status: number): boolean => status === 409 || status === 429 || status >= 500;

const readBody = async (response: Response): Promise<unknown> => {
  // Of something on the way that is broken it may be a page of HTML; what is asked again needs no words.
  if (isWorthRepeating(response.status)) return response.body?.cancel();
  const text = await response.text();
  if (text.length > MOST_ANSWER_BYTES) throw new ProviderFailed('Stripe answered too much.');
  return JSON.parse(text);
};

/** What is called, for logs: without the name of a customer or card. */
const calledOf = ({ path }: StripeCall): string => (path.startsWith('checkout/') ? path : path.replace(/\/.*$/, '/…'));

/** Sends calls to Stripe: with a time limit, repeated under the same key after growing pauses. Throws `ProviderFailed`. */
export const createStripeApi = (deps: StripeApiDeps): StripeApi => {
  const { settings, logger, pause = delay, timeLimitMs = TIME_LIMIT_MS, fetch: call = fetch } = deps;
  const { waitedForMs = WAITED_FOR_MS } = deps;
  const send = async (
    { path, fields, idempotencyKey, isDeletion = false }: StripeCall,
    limitMs: number,
  ): Promise<StripeAnswer> => {
    const form = formBody(fields);
    const isBare = idempotencyKey === null;
    const bareMethod = isDeletion ? 'DELETE' : 'GET';
    const response = await call(`${settings.url}/v1/${path}${isBare && form ? `?${form}` : ''}`, {
      method: isBare ? bareMethod : 'POST',
      headers: {
        authorization: `Bearer ${settings.secretKey}`,
        'stripe-version': API_VERSION,
        ...(!isBare && {
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': idempotencyKey,
        }),
      },
      ...(!isBare && { body: form }),
      // A key is not carried to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    return { status: response.status, body: await readBody(response) };
  };

  /** Null when the call is worth a repetition. */
  const attempt = async (call: StripeCall, limitMs: number): Promise<StripeAnswer | null> => {
    try {
      const answer = await send(call, limitMs);
      if (!isWorthRepeating(answer.status)) return answer;
      logger.warn({ path: calledOf(call), status: answer.status }, 'the payment provider refused for the moment');
    } catch (error) {
      logger.warn(
        { path: calledOf(call), reason: describeFailure(error) },
        'the payment provider could not be reached',
      );
    }
    return null;
  };

  const repeated = async (call: StripeCall): Promise<StripeAnswer> => {
    const patienceMs = call.isWaitedFor ? waitedForMs : Number.POSITIVE_INFINITY;
    const began = performance.now();
    const leftMs = () => Math.ceil(patienceMs - (performance.now() - began));
    for (let number = 1; ; number += 1) {
      const answer = await attempt(call, Math.min(timeLimitMs, Math.max(1, leftMs())));
      if (answer !== null) return answer;
      const pauseMs = backoffMs(BACKOFF, number);
      if (number === TRIES || leftMs() <= pauseMs)
        throw new ProviderFailed(`Stripe did not answer ${calledOf(call)} in ${number} tries.`);
      await pause(pauseMs);
    }
  };

  return { call: repeated, read: (path, fields = {}) => repeated({ path, fields, idempotencyKey: null }) };
};
