const BLOCK = 512;
const text = (bytes: Buffer) => bytes.toString('utf8').replace(/\0.*$/s, '');

/** The files of a ustar archive by name. Throws where a header's sum is not right. */
export const filesInTar = (tar: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  for (let at = 0; tar[at]; ) {
    const header = Buffer.from(tar.subarray(at, at + BLOCK));
    const [name, size, sum] = [header.subarray(0, 100), header.subarray(124, 136), header.subarray(148, 156)].map(text);
    header.fill(' ', 148, 156);
    if (header.reduce((total, byte) => total + byte, 0) !== Number.parseInt(sum ?? '', 8))
      throw new Error(`The header of ${name} is damaged.`);
    const length = Number.parseInt(size ?? '', 8);
    files.set(name ?? '', tar.subarray(at + BLOCK, at + BLOCK + length));
    at += BLOCK + Math.ceil(length / BLOCK) * BLOCK;
  }
  return files;
};
