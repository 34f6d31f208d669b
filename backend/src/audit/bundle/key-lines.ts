import { parseNoteKey, timedKeyOf } from '@sternklar/event-store/transparency/signed-note';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';

/**
 * The log's public keys as bundles hold them, one a line. Each stands there a second time as it signs with a time: verifiers that
 * were written before checkpoints carried one know no other way to find it.
 */
export const keyLines = (keys: Awaited<ReturnType<TransparencyLog['keys']>>): string =>
  keys.map(({ key }) => `${key}\n${timedKeyOf(parseNoteKey(key)).text}\n`).join('');
