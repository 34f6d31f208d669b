/** More letters may differ in longer names. */
const MOST_DIFFERENT = 2;
const SHORT_NAME = 6;
/** What begins otherwise is meant where one letter is wrong, as in SMPT_URL; more would take other programs' names for ours. */
const SAME_BEGINNING = 3;

/** How many letters have to be put in, left out, changed or swapped with the next (optimal string alignment). */
const distance = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_unused, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const changed = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      const steps = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped);
      rows[row]?.splice(column, 1, steps);
    }
  }
  return at(one.length, other.length);
};

const isAlike = (name: string, known: string): boolean => {
  if (Math.abs(name.length - known.length) > MOST_DIFFERENT) return false;
  const isLong = known.length >= SHORT_NAME;
  if (name.slice(0, SAME_BEGINNING) !== known.slice(0, SAME_BEGINNING)) return isLong && distance(name, known) === 1;
  return distance(name, known) <= (isLong ? MOST_DIFFERENT : 1);
};

/** One German sentence for every variable that is no setting and nearly is one: what it was to do, nobody does. */
export const misspeltSettings = (
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly string[] =>
  Object.keys(env)
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = settings.find((known) => isAlike(name, known));
      return meant === undefined ? [] : [`${name}: gibt es nicht und wird übergangen; gemeint ist wohl ${meant}.`];
    });
