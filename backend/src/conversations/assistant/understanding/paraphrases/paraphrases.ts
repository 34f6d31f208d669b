/** Ways to say one thing, a line each. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What people write, by what they mean. */
export type Paraphrases = Readonly<Record<string, readonly string[]>>;
