import { isSignedBy, type NoteKey, type NoteSigner, parseNote, timedKeyOf, timeIn } from './signed-note.ts';
import { parseCheckpoint } from './tlog-checkpoint.ts';

/**
 * The time that a checkpoint's own log put under it, unchecked: until then nothing but its leaves had been recorded. Null for one
 * without. Throws `MalformedNote`.
 */
export const statedTime = (note: string): Date | null => {
  const { text, signatures } = parseNote(note);
  const { origin } = parseCheckpoint(text);
  return signatures
    .filter(({ name }) => name === origin)
    .reduce<Date | null>((found, one) => found ?? timeIn(one), null);
};

/** The same, where one of the log's keys has signed it; null where none has. Throws `MalformedNote`. */
export const provenTime = (note: string, keys: readonly NoteKey[]): Date | null => {
  const { text, signatures } = parseNote(note);
  const timed = keys.map(timedKeyOf);
  const line = signatures.find((signature) => timed.some((key) => isSignedBy(key, text, signature)));
  return line ? timeIn(line) : null;
};

/** The lines under a text by all signers; with a time, a second one of each. Times are told in whole seconds. */
export const signatureLines = (signers: readonly NoteSigner[], text: string, time: Date | null): readonly string[] => {
  const plain = signers.map((signer) => signer.sign(text));
  if (time === null) return plain;
  const seconds = Math.floor(time.getTime() / 1_000);
  return [...plain, ...signers.map((signer) => signer.signAt(text, seconds))];
};
