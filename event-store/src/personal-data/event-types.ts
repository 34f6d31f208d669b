import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import type { EventDefinition, EventRegistry } from '@sternklar/contracts/event-registry';
import { personalFieldsOf, SUBJECT_ID_FIELD, subjectOf } from '@sternklar/contracts/personal-data';
import type { z } from 'zod';
import { InvalidEvent } from '../event-codec.ts';
import { isSealedField } from './sealed-field.ts';

export type EventData = Readonly<Record<string, unknown>>;

/** What the codec knows of an event type. */
export interface EventType {
  readonly definition: EventDefinition;
  /** The data as its schema reads it. Throws `InvalidEvent`; its message has the paths, never the values. */
  validate(event: DomainEvent): EventData;
  /** Names the subject of every personal field that has a value, by field. */
  subjectsOf(data: EventData): ReadonlyMap<string, string>;
}

/** Prepares every registered type. Throws when a personal field's schema has no field that names its subject. */
export const eventTypesOf = (registry: EventRegistry): ReadonlyMap<string, EventType> =>
  new Map([...registry].map(([type, definition]) => [type, eventTypeOf(definition)]));

const eventTypeOf = (definition: EventDefinition): EventType => {
  // A field the schema does not know would be lost, or stored unencrypted: it is refused instead.
  const schema = definition.schema.strict();
  const personal = [...personalFieldsOf(definition.schema)].map(([field, { subject: kind }]) => {
    const idField = SUBJECT_ID_FIELD[kind];
    if (!(idField in definition.schema.shape)) {
      throw new Error(`${definition.type}.${field} is personal data of the ${kind}, but there is no field ${idField}.`);
    }
    return { field, kind, idField };
  });

  return {
    definition,
    validate(event) {
      const parsed = schema.safeParse(event.data);
      if (!parsed.success) throw invalidEvent(event.type, parsed.error.issues);
      const forged = Object.keys(parsed.data).find((field) => isSealedField(parsed.data[field]));
      if (forged)
        throw new InvalidEvent(`${event.type} breaks its schema at ${forged} (looks like an encrypted field).`);
      return parsed.data;
    },
    subjectsOf: (data) =>
      new Map(
        personal
          .filter(({ field }) => data[field] !== null && data[field] !== undefined)
          .map(({ field, kind, idField }) => [field, subjectOf(kind, String(data[idField]))]),
      ),
  };
};

const invalidEvent = (type: string, issues: readonly z.core.$ZodIssue[]): InvalidEvent => {
  const places = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${[...issue.path, key].join('.')} (unknown field)`)
      : [`${issue.path.join('.') || 'data'} (${issue.code})`],
  );
  return new InvalidEvent(`${type} breaks its schema at ${places.join(', ')}.`);
};
