import { nodeHash, rootOver } from './merkle-hash.ts';

/** A tree that is only counted up, leaf by leaf, for its roots on the way. */
export interface GrowingTree {
  add(leafHashes: readonly Buffer[]): void;
  size(): number;
  /** The roots of the wanted sizes that were reached. */
  readonly roots: ReadonlyMap<number, Buffer>;
}

/** Keeps no more than one hash for each height, however many leaves come. */
export const createGrowingTree = (wantedSizes: readonly number[]): GrowingTree => {
  const wanted = new Set(wantedSizes);
  const roots = new Map<number, Buffer>();
  const perfect: { readonly height: number; readonly hash: Buffer }[] = [];
  let size = 0;

  const noteRoot = () => {
    if (wanted.has(size)) roots.set(size, rootOver(perfect.map(({ hash }) => hash)));
  };
  const addOne = (leaf: Buffer) => {
    let subtree = { height: 0, hash: leaf };
    for (let left = perfect.at(-1); left?.height === subtree.height; left = perfect.at(-1)) {
      perfect.pop();
      subtree = { height: left.height + 1, hash: nodeHash(left.hash, subtree.hash) };
    }
    perfect.push(subtree);
    size += 1;
    noteRoot();
  };

  noteRoot();
  return { add: (leafHashes) => leafHashes.forEach(addOne), size: () => size, roots };
};
