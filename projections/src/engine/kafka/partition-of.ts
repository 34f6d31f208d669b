import type { StoredEvent } from '@sternklar/event-store/event-store';

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits, over UTF-8: the same in every process and version. */
const hashOf = (text: string): number => {
  let hash = OFFSET_BASIS;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, PRIME) >>> 0;
  return hash;
};

/**
 * What keeps an event in order with others: its account; where it belongs to none, its stream. Also of an event that is
 * damaged.
 */
export const orderingKeyOf = ({ metadata, streamId }: Pick<StoredEvent, 'metadata' | 'streamId'>): string => {
  try {
    const { accountId } = JSON.parse(metadata) ?? {};
    return typeof accountId === 'string' ? accountId : streamId;
  } catch {
    return streamId;
  }
};

/** Which of a topic's partitions an event is in, from 0 on. */
export const partitionOf = (event: Pick<StoredEvent, 'metadata' | 'streamId'>, partitions: number): number =>
  hashOf(orderingKeyOf(event)) % partitions;
