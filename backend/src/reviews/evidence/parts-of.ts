/**
 * What comes, in parts of the size of `part`, but for the last. They are all in the memory of `part`: whoever is given one is
 * done with it before asking for another.
 */
export async function* partsOf(source: AsyncIterable<Buffer>, part: Buffer): AsyncGenerator<Buffer> {
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.copy(part, filled, at);
      at += taken;
      filled += taken;
      if (filled < part.length) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
