/**
 * The same pure function of a text, which keeps what it found for the latest texts, `most` of them and at least half as many: for one
 * answer the same words are read dozens of times. What was not asked for lately goes first.
 */
export const remembered = <Value>(of: (text: string) => Value, most: number): ((text: string) => Value) => {
  const half = Math.ceil(most / 2);
  let young = new Map<string, Value>();
  let old = young;
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const value = old.get(text) ?? of(text);
    // A map from which the oldest is taken each time keeps the places of those that went, and looks at them each time.
    if (young.size >= half) {
      old = young;
      young = new Map();
    }
    young.set(text, value);
    return value;
  };
};

/** So many words are kept: more than most messages have. */
export const MOST_WORDS_KEPT = 100;
