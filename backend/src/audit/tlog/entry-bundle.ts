/** What two bytes can count. */
export const LONGEST_ENTRY = 65_535;

/** Leaves one after the other, each behind its length as C2SP tlog-tiles has it; or the place of one whose length that cannot say. */
export const entryBundle = (leaves: readonly Buffer[]): { readonly bytes: Buffer } | { readonly tooLong: number } => {
  const tooLong = leaves.findIndex(({ length }) => length > LONGEST_ENTRY);
  if (tooLong >= 0) return { tooLong };
  return {
    bytes: Buffer.concat(
      leaves.flatMap((leaf) => {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(leaf.length);
        return [length, leaf];
      }),
    ),
  };
};
