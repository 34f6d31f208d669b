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

const isOdd = (number: number): boolean => number % 2 === 1;
const half = (number: number): number => Math.floor(number / 2);

/** RFC 9162, 2.1.3.2: the root that the proof leads to, or null when it fits no tree of that size. */
export const rootFromInclusion = ({ index, size, leafHash, proof }: InclusionProof): Buffer | null => {
  if (!(index >= 0 && index < size)) return null;
  let node = index;
  let last = size - 1;
  let root = leafHash;
  for (const sibling of proof) {
    if (last === 0) return null;
    if (isOdd(node) || node === last) {
      root = nodeHash(sibling, root);
      while (!isOdd(node) && node > 0) [node, last] = [half(node), half(last)];
    } else root = nodeHash(root, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? root : null;
};

/** RFC 9162, 2.1.4.2: whether the older tree is the beginning of the newer one. */
export const isConsistent = ({ from, to, proof }: ConsistencyProof): boolean => {
  if (from.size > to.size) return false;
  if (from.size === to.size) return proof.length === 0 && from.root.equals(to.root);
  if (from.size === 0) return proof.length === 0;
  return growsInto({ from, to, proof });
};

const growsInto = ({ from, to, proof }: ConsistencyProof): boolean => {
  let node = from.size - 1;
  let last = to.size - 1;
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  const [first, ...rest] = node === 0 ? [from.root, ...proof] : proof;
  if (!first) return false;
  let older = first;
  let newer = first;
  for (const sibling of rest) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      older = nodeHash(sibling, older);
      newer = nodeHash(sibling, newer);
      while (!isOdd(node) && node > 0) [node, last] = [half(node), half(last)];
    } else newer = nodeHash(newer, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && older.equals(from.root) && newer.equals(to.root);
};
