import type { StoredEvent } from '@sternklar/event-store/event-store';
import { z } from 'zod';
import type { StoredRange } from '../batches/event-batch.ts';
import { orderingKeyOf, partitionOf } from './partition-of.ts';
import type { ReceivedMessage, TopicMessage } from './topic.ts';

/**
 * A message stands for a range of the log, above `after` up to `last`: its event is the only one there in its partition,
 * or there is none. So a reader of a partition knows how far it is complete, and sees when something is missing.
 */
interface Placed {
  readonly after: number;
  readonly last: number;
}

/** Which log was published, and into how many partitions. */
export interface FeedIdentity {
  readonly id: string;
  readonly partitions: number;
}

const headersOf = ({ after, last }: Placed, { id }: FeedIdentity) => ({
  after: String(after),
  last: String(last),
  feed: id,
});

/** What to publish of a range of the log: every event in its partition, and to the others how far they are complete. */
export const messagesOf = ({ after, last, stored }: StoredRange, feed: FeedIdentity): readonly TopicMessage[] => {
  const { partitions } = feed;
  const reached = new Map(Array.from({ length: partitions }, (_, partition) => [partition, after]));
  const messages = stored.map((event) => {
    const partition = partitionOf(event, partitions);
    const headers = headersOf({ after: reached.get(partition) ?? after, last: event.position }, feed);
    reached.set(partition, event.position);
    return { partition, key: orderingKeyOf(event), value: JSON.stringify(event), headers };
  });
  const behind = [...reached].filter(([, position]) => position < last);
  return [...messages, ...behind.map(([partition, position]) => markOf(partition, { after: position, last }, feed))];
};

/** Says that the partitions are complete up to a position, and nothing else. */
export const marksAt = (position: number, feed: FeedIdentity): readonly TopicMessage[] =>
  Array.from({ length: feed.partitions }, (_, partition) =>
    markOf(partition, { after: position, last: position }, feed),
  );

const markOf = (partition: number, placed: Placed, feed: FeedIdentity): TopicMessage => ({
  partition,
  key: `partition-${partition}`,
  value: null,
  headers: headersOf(placed, feed),
});

const position = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);
const placedSchema = z.object({ after: position, last: position, feed: z.string() });
const eventSchema: z.ZodType<StoredEvent> = z.object({
  id: z.string(),
  type: z.string(),
  data: z.string(),
  metadata: z.string(),
  streamId: z.string(),
  version: z.number().int(),
  position: z.number().int(),
  recordedAt: z.string(),
});

type Understood = Placed & { readonly event: StoredEvent | null; readonly offset: string };

/** Null for what was published of another log, or by somebody else. */
const understood = ({ value, headers, offset }: ReceivedMessage, id: string): Understood | null => {
  const placed = placedSchema.safeParse(headers);
  if (!placed.success || placed.data.feed !== id) return null;
  const { after, last } = placed.data;
  if (value === null) return { after, last, event: null, offset };
  const event = eventSchema.safeParse(parsed(value));
  return event.success && event.data.position === last ? { after, last, event: event.data, offset } : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What messages of one partition say, as ranges with `most` events each; and how many messages could not be used. */
export const rangesIn = (
  messages: readonly ReceivedMessage[],
  { id, most }: { readonly id: string; readonly most: number },
): { readonly ranges: readonly StoredRange[]; readonly unknown: number } => {
  const known = messages.flatMap((message) => understood(message, id) ?? []);
  const ranges: StoredRange[] = [];
  for (const message of known) {
    const before = ranges.at(-1);
    const goesOn = before && message.after <= before.last && before.stored.length < most;
    if (goesOn) ranges[ranges.length - 1] = joined(before, message);
    else ranges.push({ ...placeOf(message), stored: message.event ? [message.event] : [] });
  }
  return { ranges, unknown: messages.length - known.length };
};

const placeOf = ({ after, last, offset }: Understood) => ({ after, last, resumeAt: behind(offset) });

/** What was said before is not said again. */
const joined = (before: StoredRange, { last, event, offset }: Understood): StoredRange => ({
  after: before.after,
  last: Math.max(before.last, last),
  stored: event && event.position > before.last ? [...before.stored, event] : before.stored,
  resumeAt: behind(offset),
});

const behind = (offset: string): string => String(BigInt(offset) + 1n);
