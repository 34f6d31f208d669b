import { hash } from 'node:crypto';

export const HASH_BYTES = 32;
const LEAF = Buffer.of(0);
/** Prefix, left and right: filled again for each node, since a proof hashes hundreds of them. */
const node = Buffer.alloc(1 + 2 * HASH_BYTES, 1);
const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/** RFC 6962, 2.1: the prefixes keep a leaf from being passed off as a node. */
export const leafHash = (leaf: Uint8Array): Buffer => sha256(Buffer.concat([LEAF, leaf]));
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => {
  // A hash from outside may have any length.
  const bytes = left.length + right.length === 2 * HASH_BYTES ? node : Buffer.alloc(1 + left.length + right.length, 1);
  bytes.set(left, 1);
  bytes.set(right, 1 + left.length);
  return sha256(bytes);
};

/** The root of the tree without leaves. */
export const EMPTY_ROOT: Buffer = sha256(Buffer.alloc(0));

/** The root above perfect subtrees that stand side by side, the largest first, as a tree of any size is made of them. */
export const rootOver = (subtrees: readonly Buffer[]): Buffer =>
  subtrees.length === 0 ? EMPTY_ROOT : subtrees.reduceRight((right, left) => nodeHash(left, right));
