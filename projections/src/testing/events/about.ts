import type { DomainEvent } from '@sternklar/contracts/event-envelope';

/** What the events of one type say. */
export type DataOf<Event extends DomainEvent, Type extends string> = Extract<Event, { type: Type }>['data'];

/** The same event about something else. */
export const about = <Event extends DomainEvent & { readonly data: object }>(
  event: Event,
  data: Partial<Event['data']>,
): Event => ({
  ...event,
  data: { ...event.data, ...data },
});
