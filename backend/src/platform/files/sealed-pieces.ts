import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { openBox, sealBox } from '@sternklar/event-store/personal-data/aes-gcm';
import { FileDamaged } from '../files.port.ts';

/** Of content in each piece but the last. */
export const PIECE_BYTES = 262_144;
/** IV and tag. */
const BOX_BYTES = 28;
const SEALED_PIECE_BYTES = PIECE_BYTES + BOX_BYTES;

/** A file's own key: a piece of one file opens in no other, and subjects' keys encrypt nothing by themselves. */
export const fileKeyOf = (subjectKey: KeyObject, fileId: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', subjectKey, fileId, 'sternklar file', 32)));

/** Read once, from front to back. */
export type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

const placeOf = (fileId: string, number: number, isLast: boolean) =>
  `file:${fileId}:${number}:${isLast ? 'last' : 'more'}`;

/** Pieces of one size, but for the last, however the bytes are cut. */
async function* cutAnew(bytes: Bytes, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    waiting = rest.length > 0 ? [rest] : [];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/**
 * Each is bound to its file and number and to whether it is the last: none can be dropped, swapped or appended unseen. No
 * more than a few are in memory at once.
 */
export async function* sealPieces(key: KeyObject, fileId: string, content: Bytes): AsyncGenerator<Buffer> {
  let before: Buffer | null = null;
  let number = 0;
  for await (const piece of cutAnew(content, PIECE_BYTES)) {
    if (before !== null) {
      yield sealBox(key, before, placeOf(fileId, number, false));
      number += 1;
    }
    before = piece;
  }
  yield sealBox(key, before ?? Buffer.alloc(0), placeOf(fileId, number, true));
}

/** The content piece by piece. Throws `FileDamaged` at the first that is not as it was sealed. */
export async function* openPieces(
  key: KeyObject,
  fileId: string,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const opened = (piece: Buffer, number: number, isLast: boolean): Buffer => {
    const plain = openBox(key, piece, placeOf(fileId, number, isLast));
    if (plain === null) throw new FileDamaged(`Piece ${number} of the stored file ${fileId} is not as it was stored.`);
    return plain;
  };
  let before: Buffer | null = null;
  let number = 0;
  for await (const piece of cutAnew(sealed, SEALED_PIECE_BYTES)) {
    if (before !== null) {
      yield opened(before, number, false);
      number += 1;
    }
    before = piece;
  }
  if (before === null) throw new FileDamaged(`The stored file ${fileId} is empty.`);
  yield opened(before, number, true);
}
