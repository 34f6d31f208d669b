import { expect, it } from 'vitest';
import { grow, hashesOf, leafTiles, subtreeRoot } from './tiles.ts';

const leaves = (count: number) => Array.from({ length: count }, (_, number) => Buffer.alloc(32, number));
const tileOf = (count: number) => grow([], leaves(count)).edge[0]?.hashes ?? Buffer.alloc(0);

it('A subtree has no root while its tile does not hold all of it', () => {
  expect(subtreeRoot({ height: 1, index: 1 }, tileOf(4))).toHaveLength(32);
  expect(() => subtreeRoot({ height: 1, index: 1 }, tileOf(3))).toThrow('no such subtree');
});

it('Tiles of leaves are asked for from the beginning of one', () => {
  expect(leafTiles(256, 257)).toEqual([
    { level: 0, index: 1 },
    { level: 0, index: 2 },
  ]);
  expect(() => leafTiles(255, 1)).toThrow(RangeError);
});

it('A tile has as many hashes as the tree has there: none beyond it, and no more than 256', () => {
  const counts = [0, 1, 2].map((index) => hashesOf({ level: 0, index }, 300));
  expect(counts).toEqual([256, 44, 0]);
});
