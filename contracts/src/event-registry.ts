import type { z } from 'zod';
import type { DomainEvent } from './event-envelope.ts';

/** Turns data of one schema version into data of the next. Pure; personal fields arrive decrypted (null when erased). */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** One event type: its newest schema, that schema's version, and one upcaster for every older version. */
export interface EventDefinition<Type extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly type: Type;
  readonly schemaVersion: number;
  readonly schema: Schema;
  /** `upcasters[0]` turns version 1 into 2, `upcasters[1]` version 2 into 3, and so on. */
  readonly upcasters: readonly Upcaster[];
}

/** Declares version 1 of an event type, or a later one together with the upcasters from every older version. */
export const defineEvent = <Type extends string, Schema extends z.ZodObject>(
  type: Type,
  schema: Schema,
  upcasters: readonly Upcaster[] = [],
): EventDefinition<Type, Schema> => ({ type, schema, upcasters, schemaVersion: upcasters.length + 1 });

/** The event that a definition describes: `{ type, data }`. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Schema> ? DomainEvent<Type, z.output<Schema>> : never;

export type EventRegistry = ReadonlyMap<string, EventDefinition>;

/** Collects definitions by type. Throws when two share a type. */
export const createEventRegistry = (definitions: readonly EventDefinition[]): EventRegistry => {
  const registry = new Map(definitions.map((definition) => [definition.type, definition]));
  if (registry.size !== definitions.length) throw new Error('Two event definitions share one type.');
  return registry;
};
