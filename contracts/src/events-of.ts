import type { RecordedEvent } from './event-envelope.ts';
import type { EventDefinition, EventOf } from './event-registry.ts';

/** The events of one type, in order, with that type's data. */
export const eventsOf = <Definition extends EventDefinition>(
  events: readonly RecordedEvent[],
  definition: Definition,
): readonly RecordedEvent<EventOf<Definition>>[] =>
  events.filter((event): event is RecordedEvent<EventOf<Definition>> => event.type === definition.type);

/** The events of several types, in order, each with its type's data. */
export const eventsAmong = <Definition extends EventDefinition>(
  events: readonly RecordedEvent[],
  definitions: readonly Definition[],
): readonly RecordedEvent<EventOf<Definition>>[] => {
  const types = new Set<string>(definitions.map(({ type }) => type));
  return events.filter((event): event is RecordedEvent<EventOf<Definition>> => types.has(event.type));
};

/** All of these definitions but those that a read model skips. */
export const allBut = <Definition extends EventDefinition, Skipped extends string>(
  definitions: readonly Definition[],
  skips: Readonly<Record<Skipped, string>>,
) =>
  definitions.filter(
    (definition): definition is Exclude<Definition, { readonly type: Skipped }> =>
      !Object.hasOwn(skips, definition.type),
  );
