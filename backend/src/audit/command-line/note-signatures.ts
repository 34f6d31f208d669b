import {
  isSignedBy,
  type NoteKey,
  parseNote,
  parseNoteKey,
  timedKeyOf,
} from '@sternklar/event-store/transparency/signed-note';

/** One key a line, as they are published. Throws `MalformedNote`. */
export const keysIn = (text: string): readonly NoteKey[] => text.split('\n').filter(Boolean).map(parseNoteKey);

/** Whether one of the keys has signed the note. Throws `MalformedNote`. */
export const isSignedByAny = (note: string, keys: readonly NoteKey[]): boolean => {
  const { text, signatures } = parseNote(note);
  return signatures.some((signature) => keys.some((key) => isSignedBy(key, text, signature)));
};

/** Whether a line under the note says that one of the keys signed it, alone or with a time, which it has not. Throws `MalformedNote`. */
export const hasFalseSignature = (note: string, keys: readonly NoteKey[]): boolean => {
  const { text, signatures } = parseNote(note);
  const known = [...keys, ...keys.map(timedKeyOf)];
  return signatures.some((signature) => {
    const key = known.find(({ name, keyId }) => name === signature.name && keyId === signature.keyId);
    return key !== undefined && !isSignedBy(key, text, signature);
  });
};

/** What is wrong with the signatures: one of the keys must have signed the newest note, and the one that was kept. */
export const signatureProblems = (
  { newest, earlier }: { readonly newest: string; readonly earlier: string | null },
  keys: readonly NoteKey[],
): readonly string[] => {
  const isSigned = (note: string) => isSignedByAny(note, keys);
  return [
    ...(isSigned(newest)
      ? []
      : ['Der neueste Prüfpunkt ist mit keinem der Schlüssel des Protokolls gültig unterschrieben.']),
    ...[newest, ...(earlier === null ? [] : [earlier])]
      .filter((note) => isSigned(note) && hasFalseSignature(note, keys))
      .map(
        () => 'Ein Prüfpunkt trägt eine falsche Unterschrift des Protokolls: Unterschrift oder Zeit wurden verändert.',
      ),
    // A file that somebody exchanged proves nothing.
    ...(earlier === null || isSigned(earlier)
      ? []
      : ['Der aufbewahrte Prüfpunkt ist mit keinem der Schlüssel des Protokolls gültig unterschrieben.']),
  ];
};
