import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Of a head's length. */
const LENGTH_BYTES = 4;

/** What one process says to another through a pipe: heads in JSON, some of which bytes follow. */
export interface FrameReader {
  /** Null where the other one has ended between two heads. */
  head(): Promise<unknown>;
  /** As many as the head said; they have to be read to their end before the next head. */
  bytes(length: number): AsyncGenerator<Buffer>;
}

export const createFrameReader = (source: Readable): FrameReader => {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { done, value } = await chunks.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  };
  const orThrow = async (): Promise<void> => {
    if (!(await more())) throw new Error('A pipe ended within what was said.');
  };
  const take = async (length: number): Promise<Buffer> => {
    while (rest.length < length) await orThrow();
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  return {
    async head() {
      if (rest.length === 0 && !(await more())) return null;
      const length = (await take(LENGTH_BYTES)).readUInt32BE(0);
      return JSON.parse((await take(length)).toString());
    },
    async *bytes(length) {
      for (let left = length; left > 0; ) {
        if (rest.length === 0) await orThrow();
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    },
  };
};

export const headOf = (said: unknown): Buffer => {
  const text = Buffer.from(JSON.stringify(said));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
};

/** Resolves when there is room for more; rejects when the signal comes, as when nobody reads any more. */
export const write = async (target: Writable, bytes: Buffer, signal?: AbortSignal): Promise<void> => {
  if (!target.write(bytes)) await once(target, 'drain', { ...(signal && { signal }) });
};
