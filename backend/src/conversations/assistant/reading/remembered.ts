/**
 * The same pure function of a text, which keeps what it found for the latest `most` texts: for one answer the same words are read
 * dozens of times. What is kept longest goes first.
 */
export const remembered = <Value>(of: (text: string) => Value, most: number): ((text: string) => Value) => {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const value = of(text);
    if (kept.size >= most) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(text, value);
    return value;
  };
};

/** So many words are kept: more than most messages have. */
export const MOST_WORDS_KEPT = 200;
