import type { EventMetadata } from '@sternklar/contracts/event-envelope';

/** Few and fixed values: names, counts, positions. Never what may tell who somebody is. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The command that recorded an event, as every process reads it from the event. */
export type CommandOrigin = Pick<EventMetadata, 'correlationId' | 'commandId'> & { readonly streamId: string };

/** A piece of work that a trace shows, and to what it belongs: to the span it runs in, unless it says otherwise. */
export interface SpanDetails {
  readonly name: string;
  readonly kind?: 'internal' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** It is this command: others find its span by the events that it leaves. */
  readonly command?: CommandOrigin;
  /** It works off events of these commands: in the trace of one of them, linked to the others. */
  readonly causes?: readonly CommandOrigin[];
  /** The W3C `traceparent` of what asked for it earlier; null where nobody noted it. */
  readonly parent?: string | null;
}

/** A span under way. */
export interface Span {
  set(attributes: SpanAttributes): void;
  /** Marks it as failed where nothing is thrown; the reason is a name, without personal data. */
  fail(reason: string): void;
}

/** Where traces are recorded. */
export interface Tracing {
  /** Runs the work within a span of its own, which ends with it; what it throws is passed on, and named in the span. */
  span<Result>(details: SpanDetails, work: (span: Span) => Promise<Result>): Promise<Result>;
}

/** What kind of stream it is, without the id that follows: 'review'. */
export const streamCategory = (streamId: string): string => /^[a-z]+/.exec(streamId)?.[0] ?? 'other';
