/**
 * What comes, in parts of one size but for the last. The memory of a part is used for the next one: whoever is given a part
 * is done with it before asking for another.
 */
export async function* partsOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  const part = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.copy(part, filled, at);
      at += taken;
      filled += taken;
      if (filled < size) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
