import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);
const octal = (value: number, length: number): string => value.toString(8).padStart(length - 1, '0');
/** As many digits as a header has for a size. */
const MOST_BYTES = 8 ** 11 - 1;

interface File {
  readonly name: string;
  readonly size: number;
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** POSIX ustar; larger files get the size as a binary number, as GNU tar writes and others read it. */
const headerOf = ({ name, size }: File, modifiedAt: Date): Buffer => {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  if (size <= MOST_BYTES) header.write(octal(size, 12), 124);
  else {
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write(octal(Math.floor(modifiedAt.getTime() / 1_000), 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148);
  return header;
};

/** A folder's files as one archive, under a folder of that name. `bytes` is its whole length. */
export interface Tar {
  readonly bytes: number;
  readonly chunks: AsyncIterable<Buffer>;
}

export const tarOf = async (folder: string, under: string, modifiedAt: Date): Promise<Tar> => {
  const names = (await readdir(folder)).sort();
  const files = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
  async function* chunks(): AsyncGenerator<Buffer> {
    for (const { name, size } of files) {
      yield headerOf({ name: `${under}/${name}`, size }, modifiedAt);
      if (size > 0) yield* createReadStream(join(folder, name));
      yield Buffer.alloc(padding(size));
    }
    yield END;
  }
  const bytes = files.reduce((sum, { size }) => sum + BLOCK + size + padding(size), END.length);
  return { bytes, chunks: chunks() };
};

/** A few small files as one archive, under a folder of that name. */
export const tarOfTexts = (files: ReadonlyMap<string, string>, under: string, modifiedAt: Date): Buffer => {
  const parts = [...files].flatMap(([name, text]) => {
    const content = Buffer.from(text);
    const header = headerOf({ name: `${under}/${name}`, size: content.length }, modifiedAt);
    return [header, content, Buffer.alloc(padding(content.length))];
  });
  return Buffer.concat([...parts, END]);
};
