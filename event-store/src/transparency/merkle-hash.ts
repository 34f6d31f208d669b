import { hash } from 'node:crypto';

export const HASH_BYTES = 32;
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);
const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

/** RFC 6962, 2.1: the prefixes keep a leaf from being passed off as a node. */
export const leafHash = (leaf: Uint8Array): Buffer => sha256(LEAF, leaf);
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** The root of the tree without leaves. */
export const EMPTY_ROOT: Buffer = sha256();

/** The root above perfect subtrees that stand side by side, the largest first, as a tree of any size is made of them. */
export const rootOver = (subtrees: readonly Buffer[]): Buffer =>
  subtrees.length === 0 ? EMPTY_ROOT : subtrees.reduceRight((right, left) => nodeHash(left, right));
