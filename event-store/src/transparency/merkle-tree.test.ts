import { describe, expect, it } from 'vitest';
import { EMPTY_ROOT, leafHash, nodeHash, rootOver } from './merkle-hash.ts';
import { isConsistent, rootFromInclusion } from './proof-checks.ts';
import { consistencyPath, inclusionPath, type Span, type Subtree, spanOf } from './subtrees.ts';
import { type Edge, edgeOf, grow, subtreeRoot, type Tile, tileOf } from './tiles.ts';

/** The leaves that implementations of Certificate Transparency share as test vectors. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  (hex) => Buffer.from(hex, 'hex'),
);
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const [FIRST, SECOND] = [ROOTS[0] ?? '', '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7'];
const PAIR_2_3 = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e';
const LAST_FOUR = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';
const FIFTH = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b';
const PAIR_6_7 = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
const PAIR_4_5 = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';

/** A tree in tiles, grown in portions, as the builder does it. */
const treeOf = (leafHashes: readonly Buffer[], portion = leafHashes.length) => {
  const tiles = new Map<string, Buffer>();
  let edge: Edge = [];
  for (let at = 0; at < leafHashes.length; at += portion) {
    const step = grow(edge, leafHashes.slice(at, at + portion));
    edge = step.edge;
    for (const { level, index, hashes } of step.changed) tiles.set(`${level}/${index}`, hashes);
  }
  const rootOf = (span: Span) =>
    rootOver(
      span.map((subtree: Subtree) => {
        const { level, index } = tileOf(subtree);
        return subtreeRoot(subtree, tiles.get(`${level}/${index}`) ?? Buffer.alloc(0));
      }),
    );
  return { edge, tiles, rootOf };
};

/** RFC 6962, 2.1, word for word. */
const rootByTheBook = (hashes: readonly Buffer[]): Buffer => {
  const [only] = hashes;
  if (!only) return EMPTY_ROOT;
  if (hashes.length === 1) return only;
  let half = 1;
  while (half * 2 < hashes.length) half *= 2;
  return nodeHash(rootByTheBook(hashes.slice(0, half)), rootByTheBook(hashes.slice(half)));
};

const hex = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('hex'));

describe('the tree of RFC 6962', () => {
  const tree = treeOf(LEAVES.map(leafHash));

  it('has the published roots', () => {
    expect(EMPTY_ROOT.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(ROOTS.map((_, index) => tree.rootOf(spanOf(0, index + 1))))).toEqual(ROOTS);
  });

  it('proves inclusion as published', () => {
    const proofOf = (index: number, size: number) => hex(inclusionPath(index, size).map(tree.rootOf));
    expect(proofOf(0, 1)).toEqual([]);
    expect(proofOf(0, 8)).toEqual([SECOND, PAIR_2_3, LAST_FOUR]);
    expect(proofOf(5, 8)).toEqual([FIFTH, PAIR_6_7, ROOTS[3]]);
    expect(proofOf(2, 3)).toEqual([ROOTS[1]]);
    expect(proofOf(1, 5)).toEqual([FIRST, PAIR_2_3, FIFTH]);
  });

  it('proves consistency as published', () => {
    const proofOf = (from: number, to: number) => hex(consistencyPath(from, to).map(tree.rootOf));
    expect(proofOf(1, 1)).toEqual([]);
    expect(proofOf(1, 8)).toEqual([SECOND, PAIR_2_3, LAST_FOUR]);
    expect(proofOf(6, 8)).toEqual([PAIR_4_5, PAIR_6_7, ROOTS[3]]);
    expect(proofOf(2, 5)).toEqual([PAIR_2_3, FIFTH]);
  });
});

describe('a tree in tiles', () => {
  const SIZE = 700;
  const hashes = Array.from({ length: SIZE }, (_, index) => leafHash(Buffer.from(`leaf ${index}`)));
  const roots = Array.from({ length: SIZE + 1 }, (_, size) => rootByTheBook(hashes.slice(0, size)));
  const tree = treeOf(hashes, 37);
  const rootAt = (size: number) => roots[size] as Buffer;

  it('has the same roots and the same edge however it is grown', { tags: 'long' }, () => {
    for (const portion of [1, 255, 256, 257, 699, 700]) {
      const other = treeOf(hashes, portion);
      expect([...other.tiles].sort()).toEqual([...tree.tiles].sort());
      expect(other.edge).toEqual(tree.edge);
    }
    for (let size = 0; size <= SIZE; size += 1) expect(tree.rootOf(spanOf(0, size))).toEqual(rootAt(size));
  });

  it('finds its edge again by its size alone', { tags: 'long' }, () => {
    for (const size of [1, 255, 256, 257, 511, 512, 65_535, 65_536, 65_537]) {
      const grown = treeOf(
        Array.from({ length: size }, (_, index) => hashes[index % SIZE] as Buffer),
        4_096,
      );
      const addressOf = ({ level, index }: Pick<Tile, 'level' | 'index'>) => ({ level, index });
      const stored = edgeOf(size).filter(({ level, index }) => grown.tiles.has(`${level}/${index}`));
      expect(grown.edge.filter((tile) => tile.hashes.length > 0).map(addressOf)).toEqual(stored.map(addressOf));
    }
  });

  it('proves every leaf in every kind of tree, and a proof fits nothing else', () => {
    const everyThirteenth = (size: number) => Array.from({ length: Math.ceil(size / 13) }, (_, at) => at * 13);
    for (const size of [1, 2, 3, 7, 8, 255, 256, 257, 700]) {
      for (const index of new Set([...everyThirteenth(size), size - 1])) {
        const proof = inclusionPath(index, size).map(tree.rootOf);
        const claim = { index, size, leafHash: hashes[index] as Buffer, proof };
        expect(rootFromInclusion(claim)).toEqual(rootAt(size));
        const wrong = [
          { ...claim, leafHash: leafHash(Buffer.from('another')) },
          { ...claim, proof: [...proof, rootAt(1)] },
          ...(size > 1
            ? [
                { ...claim, proof: proof.slice(1) },
                { ...claim, index: (index + 1) % size },
              ]
            : []),
        ];
        for (const other of wrong) expect(rootFromInclusion(other)).not.toEqual(rootAt(size));
      }
    }
    expect(rootFromInclusion({ index: 8, size: 8, leafHash: rootAt(1), proof: [] })).toBeNull();
  });

  it('proves that it only grew, and a proof fits nothing else', () => {
    const sizes = [0, 1, 2, 3, 5, 8, 255, 256, 257, 512, 699, 700];
    for (const from of sizes) {
      for (const to of sizes.filter((size) => size >= from)) {
        const proof = consistencyPath(from, to).map(tree.rootOf);
        const claim = { from: { size: from, root: rootAt(from) }, to: { size: to, root: rootAt(to) }, proof };
        expect(isConsistent(claim)).toBe(true);
        expect(isConsistent({ ...claim, proof: [...proof, rootAt(3)] })).toBe(false);
        if (from === 0) continue;
        const another = leafHash(Buffer.from('another'));
        expect(isConsistent({ ...claim, from: { size: from, root: another } })).toBe(false);
        expect(isConsistent({ ...claim, to: { size: to, root: another } })).toBe(false);
        if (proof.length > 0) expect(isConsistent({ ...claim, proof: proof.slice(1) })).toBe(false);
      }
    }
    expect(isConsistent({ from: { size: 2, root: rootAt(2) }, to: { size: 1, root: rootAt(1) }, proof: [] })).toBe(
      false,
    );
  });

  it('counts beyond 2^32 leaves', () => {
    const size = 2 ** 40 + 1;
    expect(spanOf(0, size)).toEqual([
      { height: 40, index: 0 },
      { height: 0, index: 2 ** 40 },
    ]);
    expect(inclusionPath(2 ** 35, size)).toHaveLength(41);
  });
});
