/** As in the benchmark of appends. */
export const WRITERS = 128;
export const EVENTS_PER_STREAM = 5;

/** An append of one event: the version that it makes. */
export interface Planned {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
}

/** What a writer says. */
export type Line =
  | ({ readonly is: 'planned' } & Planned)
  | ({ readonly is: 'acknowledged'; readonly position: number } & Planned)
  | { readonly is: 'batch'; readonly appends: number }
  | { readonly is: 'fault'; readonly what: string };

/** A stream's first event brings the key of its subject. */
export const subjectOfStream = (streamId: string): string => `review:${streamId}`;
