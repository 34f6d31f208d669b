import { bytesOf, fromBase64, joined, sha256, type TreeHead } from './merkle.ts';

/** C2SP tlog-checkpoint: which log, how many leaves, and the root above them. */
export interface TlogCheckpoint extends TreeHead {
  readonly origin: string;
  /** What is signed. */
  readonly text: string;
  readonly signatures: readonly string[];
}

const ED25519 = 1;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const SIGNATURE_BYTES = 64;

/** Null for what is no checkpoint. */
export const readCheckpoint = (note: string): TlogCheckpoint | null => {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  if (end < 0 || !/^(0|[1-9]\d{0,15})$/.test(size) || fromBase64(root)?.length !== 32) return null;
  const signatures = note
    .slice(end + 2)
    .split('\n')
    .filter(Boolean);
  return { origin, size: Number(size), root, text, signatures };
};

interface NoteKey {
  readonly name: string;
  readonly id: string;
  readonly publicKey: CryptoKey;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key as it is published: `<name>+<id>+<Base64>`, the id being the beginning of a hash over the rest. Null for nonsense. */
const readKey = async (text: string): Promise<NoteKey | null> => {
  const [, name = '', id = '', encoded = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(text.trim()) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes?.length !== KEY_BYTES + 1 || bytes[0] !== ED25519) return null;
  const ownId = hex((await sha256(joined(bytesOf(`${name}\n`), bytes))).subarray(0, KEY_ID_BYTES));
  if (ownId !== id) return null;
  const publicKey = await crypto.subtle.importKey('raw', bytes.slice(1), 'Ed25519', false, ['verify']);
  return { name, id, publicKey };
};

/** Whether this key has signed the checkpoint. Rejects where the browser knows no Ed25519. */
export const isSignedBy = async (keyText: string, { text, signatures }: TlogCheckpoint): Promise<boolean> => {
  const key = await readKey(keyText);
  if (key === null) return false;
  for (const line of signatures) {
    const [, name, encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    if (name !== key.name || bytes?.length !== KEY_ID_BYTES + SIGNATURE_BYTES) continue;
    if (hex(bytes.subarray(0, KEY_ID_BYTES)) !== key.id) continue;
    if (await crypto.subtle.verify('Ed25519', key.publicKey, bytes.slice(KEY_ID_BYTES), bytesOf(text))) return true;
  }
  return false;
};
