import type { AppendResp, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from '../event-store.ts';

/** What a server older than 22.6 tells of an event that is read from its stream. */
const UNKNOWN_POSITION = '18446744073709551615';
/** The server tells times in units of 100 nanoseconds since 1970. */
const TICKS_PER_MS = 10_000n;

/** Our events among the server's answers; their stream ids without the prefix. */
export const eventsIn = (answers: readonly ReadResp[], prefix: string): readonly StoredEvent[] =>
  answers.flatMap((answer) => {
    const event = answer.getEvent()?.getEvent();
    return event && streamOf(event).startsWith(prefix) ? [storedEvent(event, prefix)] : [];
  });

/**
 * How far a server has told of everything. Checkpoints may name where the next record will be written, with a prepare position
 * below the commit position: what is recorded there later has not been told.
 */
export interface Place {
  readonly commit: number;
  readonly prepare: number;
}

/** The place of a record: commit and prepare position are the same for events that were not written in an explicit transaction. */
export const placeOf = (position: number): Place => ({ commit: position, prepare: position });

/** Whether a record at the position has been told at the place. */
export const reaches = ({ commit, prepare }: Place, position: number): boolean =>
  position < commit || (position === commit && position <= prepare);

export const farther = (place: Place, other: Place | null): Place => {
  if (other === null || other.commit < place.commit) return place;
  return other.commit > place.commit || other.prepare > place.prepare ? other : place;
};

/** Place of the record or of the checkpoint in an answer; null where it names none. */
export const placeIn = (answer: ReadResp): Place | null => {
  const place = answer.getEvent()?.getEvent() ?? answer.getCheckpoint();
  if (!place) return null;
  return { commit: positionFrom(place.getCommitPosition()), prepare: positionFrom(place.getPreparePosition()) };
};

/** Id of the record in an answer; null where there is none. */
export const idIn = (answer: ReadResp): string | null => answer.getEvent()?.getEvent()?.getId()?.getString() ?? null;

/** Where the stream ended when an append was refused; undefined when it was not. */
export const actualVersionIn = (answer: AppendResp): number | undefined => {
  const refusal = answer.getWrongExpectedVersion();
  if (!refusal) return undefined;
  return refusal.hasCurrentRevision() ? Number(refusal.getCurrentRevision()) + 1 : 0;
};

const storedEvent = (event: ReadResp.ReadEvent.RecordedEvent, prefix: string): StoredEvent => {
  const facts = event.getMetadataMap();
  return {
    id: event.getId()?.getString() ?? '',
    type: facts.get('type') ?? '',
    data: textOf(event.getData_asU8()),
    metadata: textOf(event.getCustomMetadata_asU8()),
    streamId: streamOf(event).slice(prefix.length),
    version: Number(event.getStreamRevision()) + 1,
    position: positionFrom(event.getCommitPosition()),
    recordedAt: new Date(Number(BigInt(facts.get('created') ?? 0) / TICKS_PER_MS)).toISOString(),
  };
};

const streamOf = (event: ReadResp.ReadEvent.RecordedEvent): string =>
  textOf(event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array());

/** Keeps a byte order mark, which a TextDecoder would swallow. */
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();

/**
 * The commit position is the position of our port: it grows with the log and has gaps. A number holds it up to 2^53, a
 * log of 8 PiB.
 */
const positionFrom = (commitPosition: string): number => {
  if (commitPosition === UNKNOWN_POSITION) {
    throw new RangeError('EventStoreDB 22.6 or newer is needed: this server tells no positions of a stream’s events.');
  }
  const position = Number(BigInt(commitPosition));
  if (!Number.isSafeInteger(position))
    throw new RangeError(`The commit position ${commitPosition} is beyond a number.`);
  return position;
};
