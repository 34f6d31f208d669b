import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Half the time of the default for a tenth more bytes. */
const COMPRESSION_LEVEL = 3;
const LINE_END = 0x0a;

/** Adds what goes by to a hash. */
const hashing = (hash: ReturnType<typeof createHash>) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      hash.update(piece);
      yield piece;
    }
  };

/** Writes texts, compressed, to a new file for its owner alone, and out to the disk; answers the file's SHA-256 in hex. */
export const writeCompressed = async (path: string, texts: AsyncIterable<string>): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(texts),
    createGzip({ level: COMPRESSION_LEVEL }),
    hashing(hash),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return hash.digest('hex');
};

export interface CompressedLines {
  /** As many at once as a piece of the file holds. */
  readonly lines: AsyncIterable<readonly string[]>;
  /** Of the file, in hex, once all lines were read. */
  sha256(): string;
}

/**
 * Reads lines that were written compressed. Only `\n` ends a line: JSON may hold U+2028, which Node's `readline` would take
 * for one, too.
 */
export const readCompressedLines = (path: string): CompressedLines => {
  const hash = createHash('sha256');
  const read = async function* () {
    const unpacked = createGunzip();
    const reading = pipeline(createReadStream(path), hashing(hash), unpacked);
    // The loop ends with the same error.
    reading.catch(() => undefined);
    let rest: Buffer[] = [];
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      const end = piece.lastIndexOf(LINE_END);
      if (end >= 0) {
        yield Buffer.concat([...rest, piece.subarray(0, end)])
          .toString('utf8')
          .split('\n');
        rest = [];
      }
      rest.push(piece.subarray(end + 1));
    }
    await reading;
  };
  return { lines: read(), sha256: () => hash.digest('hex') };
};
