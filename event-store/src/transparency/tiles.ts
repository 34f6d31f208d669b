import { HASH_BYTES, nodeHash } from './merkle-hash.ts';
import type { Subtree } from './subtrees.ts';

/** Every eighth height of the tree is kept: 256 hashes side by side are one tile. */
const TILE_HEIGHT = 8;
const TILE_WIDTH = 256;
const TILE_BYTES = TILE_WIDTH * HASH_BYTES;

export interface TileAddress {
  readonly level: number;
  readonly index: number;
}

/** Hashes of perfect subtrees of height 8 × level, from the left. A tile that is not full yet is at the right edge. */
export interface Tile extends TileAddress {
  readonly hashes: Buffer;
}

/** The tiles at the right edge by level, each still with room: all that growing needs of a tree. */
export type Edge = readonly Tile[];

/** Adds leaves at the right: the new edge, and every tile that has changed. */
export const grow = (edge: Edge, leafHashes: readonly Buffer[]): { readonly edge: Edge; readonly changed: Tile[] } => {
  const changed: Tile[] = [];
  const newEdge = [...edge];
  let added = leafHashes;
  for (let level = 0; added.length > 0; level += 1) {
    const { index, hashes } = edge[level] ?? { index: 0, hashes: Buffer.alloc(0) };
    const tiles = tilesOf(level, index, Buffer.concat([hashes, ...added]));
    changed.push(...tiles);
    const last = tiles.at(-1);
    const isFull = last?.hashes.length === TILE_BYTES;
    newEdge[level] = isFull || !last ? { level, index: index + tiles.length, hashes: Buffer.alloc(0) } : last;
    added = tiles.filter((tile) => tile.hashes.length === TILE_BYTES).map((tile) => perfectRoot(tile.hashes));
  }
  return { edge: newEdge, changed };
};

const tilesOf = (level: number, first: number, hashes: Buffer): Tile[] =>
  Array.from({ length: Math.ceil(hashes.length / TILE_BYTES) }, (_, index) => ({
    level,
    index: first + index,
    hashes: hashes.subarray(index * TILE_BYTES, (index + 1) * TILE_BYTES),
  }));

/** Where the edge of a tree of that size is; a tile without any hash is not stored. */
export const edgeOf = (size: number): readonly TileAddress[] => {
  const addresses: TileAddress[] = [];
  for (let level = 0, count = size; count > 0; level += 1) {
    addresses.push({ level, index: Math.floor(count / TILE_WIDTH) });
    count = Math.floor(count / TILE_WIDTH);
  }
  return addresses;
};

/** The tiles that hold the hashes of these leaves; the first of them begins with `start`. */
export const leafTiles = (start: number, count: number): readonly TileAddress[] => {
  if (start % TILE_WIDTH !== 0) throw new RangeError(`No tile begins with leaf ${start}.`);
  const first = start / TILE_WIDTH;
  return Array.from({ length: Math.ceil(count / TILE_WIDTH) }, (_, index) => ({ level: 0, index: first + index }));
};

/** How many hashes a tile has in a tree of that size. */
export const hashesOf = ({ level, index }: TileAddress, size: number): number =>
  Math.min(Math.max(Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH, 0), TILE_WIDTH);

/** All hashes of tiles side by side, from the left. */
export const hashesIn = (tiles: readonly Tile[]): readonly Buffer[] =>
  [...tiles].sort((one, other) => one.index - other.index).flatMap(({ hashes }) => rowOf(hashes));

/** The tile that holds what a perfect subtree is made of. */
export const tileOf = (subtree: Subtree): TileAddress => {
  const { level, first } = placeOf(subtree);
  return { level, index: Math.floor(first / TILE_WIDTH) };
};

/** A perfect subtree's root, from the hashes of its tile. Throws when the tile does not hold all of it. */
export const subtreeRoot = (subtree: Subtree, tile: Buffer): Buffer => {
  const { first, count } = placeOf(subtree);
  const start = (first % TILE_WIDTH) * HASH_BYTES;
  const hashes = tile.subarray(start, start + count * HASH_BYTES);
  if (hashes.length !== count * HASH_BYTES) throw new Error('The tree has no such subtree yet.');
  return perfectRoot(hashes);
};

const placeOf = ({ height, index }: Subtree) => {
  const count = 2 ** (height % TILE_HEIGHT);
  return { level: Math.floor(height / TILE_HEIGHT), first: index * count, count };
};

const rowOf = (hashes: Buffer): Buffer[] =>
  Array.from({ length: hashes.length / HASH_BYTES }, (_, at) =>
    hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  );

const perfectRoot = (hashes: Buffer): Buffer => {
  let row = rowOf(hashes);
  while (row.length > 1) {
    row = Array.from({ length: row.length / 2 }, (_, at) => nodeHash(row[2 * at] as Buffer, row[2 * at + 1] as Buffer));
  }
  return row[0] as Buffer;
};
