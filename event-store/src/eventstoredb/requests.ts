import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, BatchAppendReq, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { NewEvent } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';
import { type Place, placeOf } from './recorded-events.ts';

const { Empty, StreamIdentifier, UUID } = shared;
const { ReadDirection, StreamOptions, AllOptions, Position, FilterOptions, SubscriptionOptions, UUIDOption } =
  streams.ReadReq.Options;

/** Lets the operator see what is in an event; the bytes are stored and given back as they are. */
const text = new TextEncoder();
const CONTENT_TYPE = 'application/json';

const identifierOf = (stream: string) => {
  const identifier = new StreamIdentifier();
  identifier.setStreamName(text.encode(stream));
  return identifier;
};

const request = (fill: (options: ReadReq.Options) => void): ReadReq => {
  const options = new streams.ReadReq.Options();
  const uuids = new UUIDOption();
  uuids.setString(new Empty());
  options.setUuidOption(uuids);
  options.setResolveLinks(false);
  options.setReadDirection(ReadDirection.FORWARDS);
  fill(options);
  const read = new streams.ReadReq();
  read.setOptions(options);
  return read;
};

/** Up to `maxCount` events of one stream, from a version on. */
export const streamRequest = (stream: string, fromVersion: number, maxCount: number): ReadReq =>
  request((options) => {
    const from = new StreamOptions();
    from.setStreamIdentifier(identifierOf(stream));
    from.setRevision(String(fromVersion - 1));
    options.setStream(from);
    options.setCount(String(maxCount));
    options.setNoFilter(new Empty());
  });

/**
 * Records that the server goes through at once. Without a number it takes 32, and passes 4.5 million records of others in 14 s
 * instead of 2.8 s; a subscription tells its place after each so many.
 */
const WINDOW = 10_000;

/** The server sends only events whose streams begin with the prefix. */
const onlyOurs = (options: ReadReq.Options, prefix: string): void => {
  const streamNames = new FilterOptions.Expression();
  streamNames.setPrefixList([prefix]);
  const filter = new FilterOptions();
  filter.setStreamIdentifier(streamNames);
  filter.setMax(WINDOW);
  filter.setCheckpointintervalmultiplier(1);
  options.setFilter(filter);
};

/** Our events of the whole log, the one at `position` included, or from the beginning where that is 0. */
export const logRequest = (prefix: string, position: number, maxCount: number): ReadReq =>
  request((options) => {
    const from = new AllOptions();
    if (position === 0) from.setStart(new Empty());
    else from.setPosition(at(placeOf(position)));
    options.setAll(from);
    options.setCount(String(maxCount));
    onlyOurs(options, prefix);
  });

/** The newest record of anybody. */
export const endRequest = (): ReadReq =>
  request((options) => {
    const from = new AllOptions();
    from.setEnd(new Empty());
    options.setAll(from);
    options.setReadDirection(ReadDirection.BACKWARDS);
    options.setCount('1');
    options.setNoFilter(new Empty());
  });

/** The record at a position, whosever it is. */
export const recordRequest = (position: number): ReadReq =>
  request((options) => {
    const from = new AllOptions();
    from.setPosition(at(placeOf(position)));
    options.setAll(from);
    options.setCount('1');
    options.setNoFilter(new Empty());
  });

/** Our newest event. */
export const newestRequest = (prefix: string): ReadReq =>
  request((options) => {
    const from = new AllOptions();
    from.setEnd(new Empty());
    options.setAll(from);
    options.setReadDirection(ReadDirection.BACKWARDS);
    options.setCount('1');
    onlyOurs(options, prefix);
  });

/** Our events behind a place, as they are recorded, and now and then how far the server is. */
export const newsRequest = (prefix: string, place: Place): ReadReq =>
  request((options) => {
    const from = new AllOptions();
    if (place.commit === 0) from.setStart(new Empty());
    else from.setPosition(at(place));
    options.setAll(from);
    options.setSubscription(new SubscriptionOptions());
    onlyOurs(options, prefix);
  });

const at = ({ commit, prepare }: Place) => {
  const position = new Position();
  position.setCommitPosition(String(commit));
  position.setPreparePosition(String(prepare));
  return position;
};

/** The same, whichever call carries it. */
const fillProposed = <Message extends AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage>(
  message: Message,
  { id, type, data, metadata }: NewEvent,
): Message => {
  const uuid = new UUID();
  uuid.setString(id);
  message.setId(uuid);
  message.getMetadataMap().set('type', type).set('content-type', CONTENT_TYPE);
  message.setData(text.encode(data));
  message.setCustomMetadata(text.encode(metadata));
  return message;
};

/**
 * One append among others over the same call; its answer has the correlation. It names no deadline: the server compares that
 * with its own clock, and one that is ahead would refuse everything.
 */
export const batchRequest = (
  correlation: string,
  stream: string,
  { expectedVersion, events }: Append,
): BatchAppendReq => {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(identifierOf(stream));
  if (expectedVersion === 0) options.setNoStream(new Empty());
  else options.setStreamPosition(String(expectedVersion - 1));
  const uuid = new UUID();
  uuid.setString(correlation);
  const batch = new streams.BatchAppendReq();
  batch.setCorrelationId(uuid);
  batch.setOptions(options);
  for (const event of events)
    batch.addProposedMessages(fillProposed(new streams.BatchAppendReq.ProposedMessage(), event));
  batch.setIsFinal(true);
  return batch;
};

/** One append by itself, as the messages that are sent for it. */
export const appendRequests = (stream: string, { expectedVersion, events }: Append): readonly AppendReq[] => {
  const options = new streams.AppendReq.Options();
  options.setStreamIdentifier(identifierOf(stream));
  if (expectedVersion === 0) options.setNoStream(new Empty());
  else options.setRevision(String(expectedVersion - 1));
  const head = new streams.AppendReq();
  head.setOptions(options);
  return [
    head,
    ...events.map((event) => {
      const proposed = new streams.AppendReq();
      proposed.setProposedMessage(fillProposed(new streams.AppendReq.ProposedMessage(), event));
      return proposed;
    }),
  ];
};
