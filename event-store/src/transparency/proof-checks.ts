import { consistencyWay, inclusionSides } from '@sternklar/contracts/proof-sides';
import { nodeHash } from './merkle-hash.ts';

export interface InclusionProof {
  readonly index: number;
  readonly size: number;
  readonly leafHash: Buffer;
  readonly proof: readonly Buffer[];
}

export interface ConsistencyProof {
  readonly from: { readonly size: number; readonly root: Buffer };
  readonly to: { readonly size: number; readonly root: Buffer };
  readonly proof: readonly Buffer[];
}

/** RFC 9162, 2.1.3.2: the root that the proof leads to, or null when it fits no tree of that size. */
export const rootFromInclusion = ({ index, size, leafHash, proof }: InclusionProof): Buffer | null => {
  const sides = inclusionSides(index, size, proof.length);
  if (sides === null) return null;
  return proof.reduce(
    (root, sibling, step) => (sides[step] === 'left' ? nodeHash(sibling, root) : nodeHash(root, sibling)),
    leafHash,
  );
};

/** RFC 9162, 2.1.4.2: whether the older tree is the beginning of the newer one. */
export const isConsistent = ({ from, to, proof }: ConsistencyProof): boolean => {
  if (from.size > to.size) return false;
  if (from.size === to.size) return proof.length === 0 && from.root.equals(to.root);
  if (from.size === 0) return proof.length === 0;
  const way = consistencyWay(from.size, to.size, proof.length);
  const [first, ...rest] = way?.startsAtOlderRoot ? [from.root, ...proof] : proof;
  if (!way || !first) return false;
  let older = first;
  let newer = first;
  for (const [step, sibling] of rest.entries()) {
    const isLeft = way.sides[step] === 'left';
    if (isLeft) older = nodeHash(sibling, older);
    newer = isLeft ? nodeHash(sibling, newer) : nodeHash(newer, sibling);
  }
  return older.equals(from.root) && newer.equals(to.root);
};
