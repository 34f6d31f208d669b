import { type EventCodec, NewerSchemaVersion } from '../event-codec.ts';
import type { StoredEvent } from '../event-store.ts';
import { describeFailure } from '../failure.ts';
import type { Logger } from '../logger.ts';
import type { Reactor } from '../reactor.ts';
import { pauseAfter, type Sleep, withTimeLimit } from '../retry-policy.ts';

export interface AttemptsOptions {
  readonly codec: EventCodec;
  readonly logger: Logger;
  readonly sleep: Sleep;
  readonly random: () => number;
  readonly maxAttempts: number;
  readonly timeLimitMs: number;
}

/** What became of an event; `failure` describes the last attempt's error. */
export type Outcome = 'done' | 'interrupted' | { readonly failure: string };

/**
 * Lets the reactor try the event until it succeeds, the attempts are used up or the signal aborts. Throws
 * `NewerSchemaVersion`: only a newer process can read the event, so it must not be passed and not be parked.
 */
export const tryReactor =
  (reactor: Reactor, options: AttemptsOptions) =>
  async (stored: StoredEvent, signal: AbortSignal): Promise<Outcome> => {
    let failure = '';
    for (let attempt = 1; attempt <= options.maxAttempts; attempt += 1) {
      if (attempt > 1) await options.sleep(pauseAfter(attempt - 1, options.random), signal);
      if (signal.aborted) return 'interrupted';
      const failed = await attemptOnce(reactor, stored, options);
      if (failed === null) return 'done';
      failure = failed;
      options.logger.warn({ reactor: reactor.name, eventId: stored.id, attempt, failure }, 'reactor failed');
    }
    return { failure };
  };

/** Null when the effect is done, else what went wrong. */
export const attemptOnce = async (
  reactor: Reactor,
  stored: StoredEvent,
  { codec, timeLimitMs }: Pick<AttemptsOptions, 'codec' | 'timeLimitMs'>,
): Promise<string | null> => {
  const react = async () => {
    for (const event of await codec.decode([stored])) await reactor.react(event);
  };
  try {
    await withTimeLimit(react(), timeLimitMs);
    return null;
  } catch (error) {
    if (error instanceof NewerSchemaVersion) throw error;
    return describeFailure(error);
  }
};
