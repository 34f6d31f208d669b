import { expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';

const partsAs = async (chunks: readonly string[], size: number): Promise<readonly string[]> => {
  const parts: string[] = [];
  const source = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  for await (const part of partsOf(source, Buffer.alloc(size))) parts.push(part.toString());
  return parts;
};

it.each<[readonly string[], number, readonly string[]]>([
  [[], 3, []],
  [['', 'a', '', 'b'], 3, ['ab']],
  [['abc'], 3, ['abc']],
  [['ab', 'cd'], 3, ['abc', 'd']],
  [['abcdefgh'], 3, ['abc', 'def', 'gh']],
  [['a', 'bcdefg', 'h', 'i'], 3, ['abc', 'def', 'ghi']],
])('%j in parts of %d are %j', async (chunks, size, parts) => {
  expect(await partsAs(chunks, size)).toEqual(parts);
});
