import type { RecordedEvent } from '@sternklar/contracts/event-envelope';

/**
 * Turns an event into an effect, at least once and in order, from its own checkpoint; never in a rebuild.
 * Effects carry an id derived from the event's, so that doing one twice changes nothing. A rejection is retried with
 * backoff; after repeated failure the event is parked and the reactor goes on.
 */
export interface Reactor {
  /** The file's name: 'when-review-status-changed-then-mail-customer'. */
  readonly name: string;
  readonly handles: readonly string[];
  react(event: RecordedEvent): Promise<void>;
}
