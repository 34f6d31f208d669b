type Selection = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd'>;

/** A text with another one in the place of what is selected in its field, and where the caret then stands. */
export const inserted = (field: Selection | null, text: string, piece: string) => {
  const from = Math.min(field?.selectionStart ?? text.length, text.length);
  const to = Math.min(Math.max(field?.selectionEnd ?? from, from), text.length);
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length };
};
