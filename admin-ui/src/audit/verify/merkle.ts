import { consistencyWay, inclusionSides } from '@sternklar/contracts/proof-sides';

export type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);
export const joined = (...parts: readonly Bytes[]): Bytes => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
};

/** Null for what is no Base64. */
export const fromBase64 = (text: string): Bytes | null => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
};
export const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
/** RFC 6962, 2.1. */
const leafHash = (leaf: string): Promise<Bytes> => sha256(joined(Uint8Array.of(0), bytesOf(leaf)));
const nodeHash = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(joined(Uint8Array.of(1), left, right));

const decoded = (hashes: readonly string[]): readonly Bytes[] | null => {
  const bytes = hashes.map(fromBase64);
  return bytes.every((hash) => hash !== null) ? bytes : null;
};

export interface Inclusion {
  readonly index: number;
  readonly leaf: string;
  readonly proof: readonly string[];
}

/** Whether the leaf is where it is said to be in the tree of that size and root. */
export const isIncluded = async (
  { index, leaf, proof }: Inclusion,
  tree: { readonly size: number; readonly root: string },
): Promise<boolean> => {
  const siblings = decoded(proof);
  const sides = inclusionSides(index, tree.size, proof.length);
  if (!siblings || !sides) return false;
  let hash = await leafHash(leaf);
  for (const [step, sibling] of siblings.entries()) {
    hash = await (sides[step] === 'left' ? nodeHash(sibling, hash) : nodeHash(hash, sibling));
  }
  return toBase64(hash) === tree.root;
};

export interface TreeHead {
  readonly size: number;
  readonly root: string;
}

/** Whether the older tree is the beginning of the newer one. */
export const hasGrown = async (from: TreeHead, to: TreeHead, proof: readonly string[]): Promise<boolean> => {
  if (from.size === to.size) return proof.length === 0 && from.root === to.root;
  if (from.size === 0) return proof.length === 0;
  const way = consistencyWay(from.size, to.size, proof.length);
  const hashes = decoded(way?.startsAtOlderRoot ? [from.root, ...proof] : proof);
  const [first, ...rest] = hashes ?? [];
  if (!way || !first) return false;
  let older = first;
  let newer = first;
  for (const [step, sibling] of rest.entries()) {
    const isLeft = way.sides[step] === 'left';
    if (isLeft) older = await nodeHash(sibling, older);
    newer = await (isLeft ? nodeHash(sibling, newer) : nodeHash(newer, sibling));
  }
  return toBase64(older) === from.root && toBase64(newer) === to.root;
};
