import type { RecordedEvent } from './event-envelope.ts';
import type { EventDefinition, EventOf } from './event-registry.ts';

/** The events of one type, in order, with that type's data. */
export const eventsOf = <Definition extends EventDefinition>(
  events: readonly RecordedEvent[],
  definition: Definition,
): readonly RecordedEvent<EventOf<Definition>>[] =>
  events.filter((event): event is RecordedEvent<EventOf<Definition>> => event.type === definition.type);
