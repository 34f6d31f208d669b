import type { DomainEvent, EventMetadata, RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventRegistry } from '@sternklar/contracts/event-registry';
import { upcast } from '@sternklar/contracts/upcast';
import {
  type EventCodec,
  InvalidEvent,
  type NewEventMetadata,
  NewerSchemaVersion,
  UnreadableEvent,
} from '../event-codec.ts';
import type { NewEvent, StoredEvent } from '../event-store.ts';
import { type EventData, type EventType, eventTypesOf } from './event-types.ts';
import type { SubjectKey } from './key-cache.ts';
import { type FieldPlace, isSealedField, openField, type SealedField, sealField } from './sealed-field.ts';
import { isSealedFields, openFields, type SealedFields, sealFields } from './sealed-fields.ts';
import type { SubjectKeys } from './subject-keys.ts';

export interface EventCodecOptions {
  readonly registry: EventRegistry;
  readonly keys: SubjectKeys;
}

interface ValidEvent {
  readonly id: string;
  readonly eventType: EventType;
  readonly data: EventData;
  readonly subjects: ReadonlyMap<string, string>;
}

interface ParsedEvent {
  readonly stored: StoredEvent;
  readonly metadata: EventMetadata;
  readonly data: Record<string, unknown>;
  /** Undefined when no type of that name is registered. */
  readonly eventType: EventType | undefined;
}

type Keys = ReadonlyMap<string, SubjectKey>;

/**
 * Stores personal fields encrypted under their subjects' keys, all of a subject as one
 * `{ "$personal": { subject, fields, commitment, box } }`, and reads them back, older boxes of one field each as well. One call
 * asks for all its keys at once.
 */
export const createEventCodec = ({ registry, keys }: EventCodecOptions): EventCodec => {
  const types = eventTypesOf(registry);
  const seal = (event: ValidEvent, subjectKeys: Keys) =>
    keys.sealsByField() ? sealedByField(event, subjectKeys) : sealed(event, subjectKeys);
  const validEvents = (events: readonly DomainEvent[], ids: readonly string[]) =>
    events.map((event, index) => validEvent(event, ids[index], types));

  return {
    async encode(events, ids, metadata) {
      const valid = validEvents(events, ids);
      const subjects = subjectsOf(valid);
      const subjectKeys = subjects.size > 0 ? await keys.forWriting(subjects) : new Map();
      return valid.map((event) => encoded(event, seal(event, subjectKeys), metadata));
    },

    async encodeWithNewKeys(events, ids, metadata) {
      const valid = validEvents(events, ids);
      const made = keys.make(subjectsOf(valid));
      const [first, ...others] = valid.map((event) => encoded(event, seal(event, made.keys), metadata));
      return first ? [{ ...first, newKeys: made.newKeys }, ...others] : [];
    },

    discard(events) {
      keys.forget(events.flatMap(({ newKeys = [] }) => newKeys.map(({ subject }) => subject)));
    },

    knows: (type) => types.has(type),

    async decode(stored) {
      if (stored.every(isPlain)) return stored.map(plainEvent);
      const parsed = stored.map((event) => parsedEvent(event, types));
      const subjects = sealingSubjects(parsed);
      const subjectKeys = subjects.size > 0 ? await keys.forReading(subjects) : new Map();
      return parsed.map((event) => recordedEvent(event, subjectKeys));
    },
  };
};

const subjectsOf = (events: readonly ValidEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ subjects }) => [...subjects.values()]));

const encoded = (event: ValidEvent, stored: EventData, given: NewEventMetadata): NewEvent => {
  const { type, schemaVersion } = event.eventType.definition;
  const metadata = metadataOf(schemaVersion, given);
  return {
    id: event.id,
    type,
    data: JSON.stringify(stored),
    metadata: JSON.stringify(metadata),
    plain: { data: event.data, metadata },
  };
};

const validEvent = (event: DomainEvent, id: string | undefined, types: ReadonlyMap<string, EventType>): ValidEvent => {
  const eventType = types.get(event.type);
  if (!eventType) throw new InvalidEvent(`${event.type} is no registered event type.`);
  if (id === undefined) throw new InvalidEvent(`${event.type} was given no id.`);
  const data = eventType.validate(event);
  return { id, eventType, data, subjects: eventType.subjectsOf(data) };
};

const keyOf = (keys: Keys, subject: string) => {
  const key = keys.get(subject);
  if (!key) throw new Error(`There is no key to encrypt personal data of ${subject} with.`);
  return key;
};

/** Each subject's box stands in place of its first field; the others are named there. */
const sealed = ({ id, eventType, data, subjects }: ValidEvent, keys: Keys): EventData => {
  const place = { eventId: id, type: eventType.definition.type };
  const stored: Record<string, unknown> = { ...data };
  for (const [field, subject] of subjects) {
    // In the box of an earlier one.
    if (stored[field] === undefined) continue;
    const fields = subjects.size === 1 ? [field] : fieldsOf(subjects, subject);
    const values = fields.map((name) => data[name]);
    // Left out of JSON, without the cost of taking a field away.
    for (const name of fields) stored[name] = undefined;
    stored[field] = sealFields({ fields, values }, { subject, key: keyOf(keys, subject) }, place);
  }
  return stored;
};

const fieldsOf = (subjects: ReadonlyMap<string, string>, subject: string): string[] =>
  [...subjects].filter(([, other]) => other === subject).map(([field]) => field);

/** As processes of the version before wrote it, who can read nothing else. */
const sealedByField = ({ id, eventType, data, subjects }: ValidEvent, keys: Keys): EventData => {
  const fields: Record<string, unknown> = { ...data };
  for (const [field, subject] of subjects) {
    const place = { eventId: id, type: eventType.definition.type, field };
    fields[field] = sealField(data[field], subject, keyOf(keys, subject), place);
  }
  return fields;
};

const metadataOf = (
  schemaVersion: number,
  { accountId, actor, correlationId, causationId, commandId }: NewEventMetadata,
): EventMetadata => ({ schemaVersion, accountId, actor, correlationId, causationId, commandId });

type PlainStored = StoredEvent & Required<Pick<StoredEvent, 'plain'>>;
const isPlain = (stored: StoredEvent): stored is PlainStored => stored.plain !== undefined;
/** What was encoded in the newest version a moment ago. */
const plainEvent = ({ id, type, streamId, version, position, recordedAt, plain }: PlainStored): RecordedEvent => ({
  id,
  type,
  streamId,
  version,
  position,
  recordedAt,
  metadata: plain.metadata,
  data: plain.data,
});

const parsedEvent = (stored: StoredEvent, types: ReadonlyMap<string, EventType>): ParsedEvent => {
  const metadata = parse<EventMetadata>(stored, 'metadata');
  const eventType = types.get(stored.type);
  const known = eventType?.definition.schemaVersion ?? Number.POSITIVE_INFINITY;
  if (metadata.schemaVersion > known) {
    throw new NewerSchemaVersion(
      `${describe(stored)} has schema version ${metadata.schemaVersion}, but this software knows ${known} at most; run the newer version.`,
    );
  }
  return { stored, metadata, data: parse<Record<string, unknown>>(stored, 'data'), eventType };
};

const parse = <Value extends object>(stored: StoredEvent, part: 'data' | 'metadata'): Value => {
  try {
    const value: unknown = JSON.parse(stored[part]);
    if (typeof value === 'object' && value !== null) return value as Value;
  } catch {
    // Said below; the parser's own words would quote the data.
  }
  throw new UnreadableEvent(`${describe(stored)} cannot be read: its ${part} is no JSON object.`);
};

const sealingSubjects = (parsed: readonly ParsedEvent[]): ReadonlySet<string> => {
  const subjects = new Set<string>();
  for (const { eventType, data } of parsed) {
    if (!eventType) continue;
    for (const value of Object.values(data)) if (isSealedField(value)) subjects.add(value.$personal.subject);
  }
  return subjects;
};

const recordedEvent = ({ stored, metadata, data, eventType }: ParsedEvent, keys: Keys): RecordedEvent => ({
  id: stored.id,
  type: stored.type,
  streamId: stored.streamId,
  version: stored.version,
  position: stored.position,
  recordedAt: stored.recordedAt,
  metadata,
  data: eventType ? upcast(eventType.definition, opened(stored, data, keys), metadata.schemaVersion) : data,
});

/** The values of a box by field, null for all where its key is destroyed; undefined for one that its key does not open. */
const valuesIn = (
  box: SealedField | SealedFields,
  key: SubjectKey | undefined,
  place: FieldPlace,
): ReadonlyMap<string, unknown> | undefined => {
  if (isSealedFields(box)) {
    return key ? openFields(box, key, place) : new Map(box.$personal.fields.map((field) => [field, null]));
  }
  const value = key ? openField(box, key, place) : null;
  return value === undefined ? undefined : new Map([[place.field, value]]);
};

/** Puts the values in the boxes' places, in data that were parsed for it alone. */
const opened = (stored: StoredEvent, data: Record<string, unknown>, keys: Keys): Record<string, unknown> => {
  for (const field of Object.keys(data)) {
    const box = data[field];
    if (!isSealedField(box)) continue;
    const place = { eventId: stored.id, type: stored.type, field };
    const values = valuesIn(box, keys.get(box.$personal.subject), place);
    if (!values) {
      throw new UnreadableEvent(`${describe(stored)} cannot be read: its field ${field} was damaged or tampered with.`);
    }
    for (const [name, value] of values) data[name] = value;
  }
  return data;
};

const describe = ({ type, id, position }: StoredEvent): string => `${type} ${id} at position ${position}`;
