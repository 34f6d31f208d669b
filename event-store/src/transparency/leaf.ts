import type { StoredEvent } from '../event-store.ts';

/**
 * A recorded event as the transparency log keeps it: one line of JSON with these names in this order. Its position is
 * left out, since stores number differently; data and metadata are the stored texts, so personal fields stay ciphertext.
 */
export const leafText = ({ id, streamId, version, type, recordedAt, metadata, data }: StoredEvent): string =>
  JSON.stringify({ id, streamId, version, type, recordedAt, metadata, data });

/** The bytes that are hashed. */
export const leafOf = (event: StoredEvent): Buffer => Buffer.from(leafText(event));
