/** All pieces in one; null where there is no file. */
export const whole = async (pieces: AsyncIterable<Buffer> | null): Promise<Buffer | null> => {
  if (pieces === null) return null;
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};
