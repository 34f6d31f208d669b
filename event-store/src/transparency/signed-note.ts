import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/** C2SP signed-note: a text that ends in a newline, an empty line, and one line for each signature. */
export interface SignedNote {
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  readonly name: string;
  /** Eight hexadecimal digits that tell keys of one name apart. */
  readonly keyId: string;
  readonly signature: Buffer;
  /** As it stands in the note, without the newline. */
  readonly line: string;
}

/** Who signs, and with which public key. */
export interface NoteKey {
  readonly name: string;
  readonly keyId: string;
  readonly algorithm: number;
  readonly publicKey: KeyObject;
  /** `<name>+<key id>+<base64>`, as independent tools read it. */
  readonly text: string;
}

export interface NoteSigner {
  readonly key: NoteKey;
  /** The signature line under a text, without the newline. */
  sign(text: string): string;
  /** The line of a signature with a time, in seconds since 1970: C2SP cosignature/v1 by the same key. */
  signAt(text: string, seconds: number): string;
}

export class MalformedNote extends Error {
  override readonly name = 'MalformedNote';
}

export const ED25519 = 1;
/** C2SP tlog-cosignature: a witness signs the text together with the time at which it saw it. */
export const COSIGNATURE_V1 = 4;

const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const TIMESTAMP_BYTES = 8;
const SIGNATURE_BYTES = 64;
const MOST_SIGNATURES = 100;
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const NAME = /^[^\s+]+$/u;
const SIGNATURE_LINE = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/u;

/** A key as it is published. `publicKey` are its 32 bytes. */
export const noteKey = (name: string, publicKey: Buffer, algorithm = ED25519): NoteKey => {
  if (!NAME.test(name)) throw new MalformedNote('The name of a key has no blanks and no plus sign.');
  if (publicKey.length !== KEY_BYTES) throw new MalformedNote('An Ed25519 key has 32 bytes.');
  const encoded = Buffer.concat([Buffer.of(algorithm), publicKey]);
  const keyId = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), encoded]), 'buffer').toString(
    'hex',
    0,
    KEY_ID_BYTES,
  );
  return {
    name,
    keyId,
    algorithm,
    publicKey: createPublicKey({ key: Buffer.concat([SPKI_HEAD, publicKey]), format: 'der', type: 'spki' }),
    text: `${name}+${keyId}+${encoded.toString('base64')}`,
  };
};

/** Reads `<name>+<key id>+<base64>`. Throws `MalformedNote`. */
export const parseNoteKey = (text: string): NoteKey => {
  const [, name = '', keyId, encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/u.exec(text.trim()) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const algorithm = bytes[0];
  if (algorithm !== ED25519 && algorithm !== COSIGNATURE_V1) throw new MalformedNote('This is no key of a known kind.');
  const key = noteKey(name, bytes.subarray(1), algorithm);
  if (key.keyId !== keyId) throw new MalformedNote('Name, id and key do not belong together.');
  return key;
};

/** `seed` are the 32 bytes of an Ed25519 private key. */
export const createNoteSigner = (name: string, seed: Buffer): NoteSigner => {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length);
  const key = noteKey(name, publicKey);
  const timed = noteKey(name, publicKey, COSIGNATURE_V1);
  const lineOf = ({ keyId }: NoteKey, ...parts: readonly Buffer[]) =>
    `— ${name} ${Buffer.concat([Buffer.from(keyId, 'hex'), ...parts]).toString('base64')}`;
  return {
    key,
    sign: (text) => lineOf(key, sign(null, Buffer.from(text), privateKey)),
    signAt(text, seconds) {
      const time = Buffer.alloc(TIMESTAMP_BYTES);
      time.writeBigUInt64BE(BigInt(seconds));
      return lineOf(timed, time, sign(null, Buffer.from(cosignedText(text, BigInt(seconds))), privateKey));
    },
  };
};

/** The same key as it signs together with a time, by which verifiers tell its two signatures apart. */
export const timedKeyOf = ({ name, publicKey }: NoteKey): NoteKey =>
  noteKey(name, publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length), COSIGNATURE_V1);

const cosignedText = (text: string, seconds: bigint): string => `cosignature/v1\ntime ${seconds}\n${text}`;

export const writeNote = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('\n')}\n`;

/** Throws `MalformedNote` for anything that is not a note; unknown signatures are ignored. */
export const parseNote = (note: string): SignedNote => {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) throw new MalformedNote('A note has a text, an empty line and signatures.');
  const text = note.slice(0, end + 1);
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) throw new MalformedNote(`A note has at most ${MOST_SIGNATURES} signatures.`);
  return { text, signatures: lines.map(parseSignature) };
};

/** One line with a signature. Throws `MalformedNote`. */
export const parseSignature = (line: string): NoteSignature => {
  const [, name = '', encoded = ''] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length <= KEY_ID_BYTES) throw new MalformedNote('A signature line has a name and a signature.');
  return { name, keyId: bytes.toString('hex', 0, KEY_ID_BYTES), signature: bytes.subarray(KEY_ID_BYTES), line };
};

/** Whether this key has signed the text, alone or with a time as witnesses do. */
export const isSignedBy = (key: NoteKey, text: string, { name, keyId, signature }: NoteSignature): boolean => {
  if (name !== key.name || keyId !== key.keyId) return false;
  if (key.algorithm === ED25519) return verify(null, Buffer.from(text), key.publicKey, signature);
  if (signature.length <= TIMESTAMP_BYTES) return false;
  const message = cosignedText(text, signature.readBigUInt64BE());
  return verify(null, Buffer.from(message), key.publicKey, signature.subarray(TIMESTAMP_BYTES));
};

const LATEST_SECONDS = 8_640_000_000_000n;

/** The time in a witness's kind of signature, whether that is genuine or not; null where there is none. */
export const timeIn = ({ signature }: NoteSignature): Date | null => {
  if (signature.length !== TIMESTAMP_BYTES + SIGNATURE_BYTES) return null;
  const seconds = signature.readBigUInt64BE();
  return seconds <= LATEST_SECONDS ? new Date(Number(seconds) * 1_000) : null;
};
