/** Which letters a word has, one bit each. */
export const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 31);
  return letters;
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Whether two words can be `limit` letters apart by the letters they have: each mistake changes two kinds at most. */
export const mayBeApart = (letters: number, others: number, limit: number): boolean =>
  bitsIn(letters ^ others) <= 2 * limit;

type Row = Uint16Array;
/** Of the letters before the last, of the last, and of those that are looked at. */
type Rows = readonly [Row, Row, Row];
const rowsFor = (letters: number): Rows => {
  const row = () => new Uint16Array(letters + 2);
  return [row(), row(), row()];
};
const MOST_OF_USUAL_WORDS = 62;
/** Used again and again: a word is compared with hundreds. */
let kept = rowsFor(MOST_OF_USUAL_WORDS);
const at = (row: Row, column: number): number => row[column] as number;

/** How far apart the words are up to these letters, by what is known of those before. */
const apartAt = (one: string, other: string, row: number, column: number, [older, last, current]: Rows): number => {
  const letter = one.charCodeAt(row - 1);
  const against = other.charCodeAt(column - 1);
  const mistaken = at(last, column - 1) + (letter === against ? 0 : 1);
  const fewest = Math.min(mistaken, at(last, column) + 1, at(current, column - 1) + 1);
  if (row === 1 || column === 1) return fewest;
  const isSwapped = letter === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === against;
  return isSwapped ? Math.min(fewest, at(older, column - 2) + 1) : fewest;
};

/**
 * How many letters differ between two words: put in, left out, mistaken, or two neighbours swapped. Counts no further
 * than `limit`; more is `limit + 1`. For words whose letters may be so near already.
 */
export const lettersBetween = (one: string, other: string, limit: number): number => {
  const more = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return more;
  if (kept[0].length < other.length + 2) kept = rowsFor(other.length);
  let rows = kept;
  for (let column = 0; column <= other.length; column += 1) rows[1][column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const current = rows[2];
    // What lies further from the middle than `limit` is more than that.
    const first = Math.max(1, row - limit);
    const final = Math.min(other.length, row + limit);
    current[first - 1] = first === 1 ? row : more;
    if (final < other.length) current[final + 1] = more;
    let least = at(current, first - 1);
    for (let column = first; column <= final; column += 1) {
      current[column] = apartAt(one, other, row, column, rows);
      least = Math.min(least, at(current, column));
    }
    if (least > limit) return more;
    rows = [rows[1], current, rows[0]];
  }
  return Math.min(at(rows[1], other.length), more);
};

/** The same, of any two words: most are told apart by their letters alone. */
export const lettersApart = (one: string, other: string, limit: number): number =>
  mayBeApart(lettersOf(one), lettersOf(other), limit) ? lettersBetween(one, other, limit) : limit + 1;
