import { describe, expect, it } from 'vitest';
import { EMPTY_ROOT } from './merkle-hash.ts';
import {
  COSIGNATURE_V1,
  createNoteSigner,
  isSignedBy,
  MalformedNote,
  noteKey,
  parseNote,
  parseNoteKey,
  parseSignature,
  writeNote,
} from './signed-note.ts';
import { checkpointText, parseCheckpoint } from './tlog-checkpoint.ts';

/** The example of Go's golang.org/x/mod/sumdb/note. */
const EXAMPLE = {
  key: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  seed: Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1),
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  line: '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
};

describe('a signed note', () => {
  it('is the one that an independent implementation writes', () => {
    const signer = createNoteSigner('PeterNeumann', EXAMPLE.seed);
    expect(signer.key.text).toBe(EXAMPLE.key);
    expect(signer.sign(EXAMPLE.text)).toBe(EXAMPLE.line);
  });

  it('is read back, and each signature is the key’s own over that text alone', () => {
    const signer = createNoteSigner('sternklar.example/audit', Buffer.alloc(32, 1));
    const other = createNoteSigner('sternklar.example/audit', Buffer.alloc(32, 2));
    const note = parseNote(writeNote('a\n\nb\n', [signer.sign('a\n\nb\n'), other.sign('a\n\nb\n')]));
    expect(note.text).toBe('a\n\nb\n');
    const [own, foreign] = note.signatures;
    if (!own || !foreign) throw new Error('A signature is missing.');
    expect(isSignedBy(signer.key, note.text, own)).toBe(true);
    expect(isSignedBy(other.key, note.text, foreign)).toBe(true);
    expect(isSignedBy(signer.key, note.text, foreign)).toBe(false);
    expect(isSignedBy(signer.key, 'a\n', own)).toBe(false);
    expect(isSignedBy(signer.key, note.text, { ...foreign, keyId: signer.key.keyId })).toBe(false);
  });

  it('may be cosigned by a witness, with the time at which it saw it', () => {
    const seed = Buffer.alloc(32, 3);
    const raw = parseNoteKey(createNoteSigner('w', seed).key.text).publicKey.export({ format: 'der', type: 'spki' });
    const witness = noteKey('witness.example', raw.subarray(-32), COSIGNATURE_V1);
    expect(parseNoteKey(witness.text)).toMatchObject({ name: 'witness.example', algorithm: COSIGNATURE_V1 });
    const message = `cosignature/v1\ntime 1700000000\n${EXAMPLE.text}`;
    const plain = parseSignature(createNoteSigner('w', seed).sign(message)).signature;
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(1_700_000_000n);
    const bytes = Buffer.concat([Buffer.from(witness.keyId, 'hex'), time, plain]);
    const line = parseSignature(`— witness.example ${bytes.toString('base64')}`);
    expect(isSignedBy(witness, EXAMPLE.text, line)).toBe(true);
    expect(isSignedBy(witness, 'another\n', line)).toBe(false);
    time.writeBigUInt64BE(1_700_000_001n);
    expect(isSignedBy(witness, EXAMPLE.text, { ...line, signature: Buffer.concat([time, plain]) })).toBe(false);
  });

  it.each(['', 'text', 'text\n', 'text\n\n', 'text\n\n— name\n', 'text\n\n- name AAAAAAAA\n', 'text\n\n— name AAAA\n'])(
    'is not %j',
    (text) => expect(() => parseNote(text)).toThrow(MalformedNote),
  );

  it.each([
    'no key',
    EXAMPLE.key.replace('c74f20a3', 'c74f20a4'),
    EXAMPLE.key.replace('ARpc', 'AhpC'),
    EXAMPLE.key.replace('PeterNeumann', 'Peter'),
    EXAMPLE.key.slice(0, -8),
  ])('has no key like %j', (text) => expect(() => parseNoteKey(text)).toThrow(MalformedNote));
});

describe('a checkpoint', () => {
  it('is three lines, and is read back; more lines are somebody’s extension', () => {
    const checkpoint = { origin: 'sternklar.example/audit', size: 12_345, root: EMPTY_ROOT };
    const text = checkpointText(checkpoint);
    expect(text).toBe('sternklar.example/audit\n12345\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n');
    expect(parseCheckpoint(text)).toEqual(checkpoint);
    expect(parseCheckpoint(`${text}extension\n`)).toEqual(checkpoint);
  });

  it.each(['', 'a\n', 'a\n01\nAAAA\n', 'a\n-1\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n', 'a\n1\nAAAA\n'])(
    'is not %j',
    (text) => expect(() => parseCheckpoint(text)).toThrow(MalformedNote),
  );
});
