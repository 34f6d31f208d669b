import type { DomainEvent } from '@sternklar/contracts/event-envelope';

/** What the events of one type say. */
export type DataOf<Event extends DomainEvent, Type extends string> = Extract<Event, { type: Type }>['data'];
