import { InvalidAppend, type NewEvent } from '../event-store.ts';

export const MAX_EVENTS_PER_APPEND = 1_000;
/** UTF-16 units of all texts of one append together. */
export const MAX_TEXT_PER_APPEND = 16 * 1024 * 1024;
export const MAX_NAME_LENGTH = 200;
const MAX_VERSION = 2 ** 31 - 1 - MAX_EVENTS_PER_APPEND;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** One append to one stream, as a caller of the store gives it. */
export interface Append {
  readonly streamId: string;
  readonly expectedVersion: number;
  readonly events: readonly NewEvent[];
}

/** Throws `InvalidAppend` unless every adapter can store the append exactly as it is. */
export const checkAppend = ({ streamId, expectedVersion, events }: Append): void => {
  checkName('stream id', streamId);
  check(
    Number.isInteger(expectedVersion) && expectedVersion >= 0 && expectedVersion <= MAX_VERSION,
    () => `An expected version is a whole number from 0; '${expectedVersion}' is none.`,
  );
  check(
    events.length > 0 && events.length <= MAX_EVENTS_PER_APPEND,
    () => `An append has 1 to ${MAX_EVENTS_PER_APPEND} events; this one has ${events.length}.`,
  );
  for (const event of events) checkEvent(event);
  check(
    textLength(events) <= MAX_TEXT_PER_APPEND,
    () => `An append to ${streamId} has more than ${MAX_TEXT_PER_APPEND} characters of text.`,
  );
};

/** UTF-16 units of the events' data and metadata. */
export const textLength = (events: readonly NewEvent[]): number =>
  events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);

const checkEvent = ({ id, type, data, metadata }: NewEvent): void => {
  check(UUID.test(id), () => `An event id is a UUID in lower case; '${id}' is none.`);
  checkName('type', type);
  check(isStorable(data), () => `The data of ${type} ${id} has characters that PostgreSQL cannot store.`);
  check(isStorable(metadata), () => `The metadata of ${type} ${id} has characters that PostgreSQL cannot store.`);
};

const checkName = (what: string, name: string): void =>
  check(
    name.length > 0 && name.length <= MAX_NAME_LENGTH && isStorable(name),
    () => `A ${what} has 1 to ${MAX_NAME_LENGTH} storable characters; '${name.slice(0, MAX_NAME_LENGTH)}' has not.`,
  );

/** A lone surrogate would come back as another character, and PostgreSQL's text has no NUL. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const check = (holds: boolean, message: () => string): void => {
  if (!holds) throw new InvalidAppend(message());
};
