/** Where the time of a test run went: what is measured anyway, as a table at its end and as test-results/times.txt. */

export interface PartTime {
  readonly name: string;
  readonly seconds: number;
  /** What it consists of, if that is known. */
  readonly parts?: readonly PartTime[];
  /** The part that it ran beside: its time is in that one's. */
  readonly beside?: string | undefined;
}

/** A file of tests and how long it took, with its imports and what it prepares. */
export interface FileTime {
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

/** Files run beside each other, so that those of a part together take longer than it. */
export interface FileTimeOfPart extends FileTime {
  readonly part: string;
}

const SHOWN_FILES = 20;

const seconds = (value: number): string => `${value.toFixed(1)} s`.padStart(9);
const share = (value: number, of: number): string => `${of > 0 ? Math.round((100 * value) / of) : 0} %`.padStart(6);

const partLines = (part: PartTime, of: number, indent = ''): readonly string[] => {
  const { name, seconds: taken, parts = [], beside } = part;
  return [
    `${seconds(taken)}${share(taken, of)}  ${indent}${name}${beside === undefined ? '' : ` (beside ${beside})`}`,
    ...[...parts].sort((a, b) => b.seconds - a.seconds).flatMap((part) => partLines(part, of, `${indent}  `)),
  ];
};

const sum = (values: readonly { readonly seconds: number }[]): number =>
  values.reduce((total, value) => total + value.seconds, 0);

/** The parts in the order of the run, and the slowest files of all parts. */
export const timeTable = (parts: readonly PartTime[], files: readonly FileTimeOfPart[]): string => {
  const all = sum(parts.filter(({ beside }) => beside === undefined));
  const ofFiles = sum(files);
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN_FILES);
  const fileLines = slowest.map(
    ({ part, file, tests, seconds: taken }) =>
      `${seconds(taken)}${share(taken, ofFiles)}  ${file} (${part}, ${tests} tests)`,
  );
  const heading = `The slowest ${slowest.length} of ${files.length} files, ${seconds(sum(slowest)).trim()} of ${seconds(ofFiles).trim()} that all took beside each other:`;
  return [
    `Where ${seconds(all).trim()} went:`,
    ...parts.flatMap((part) => partLines(part, all)),
    ...(files.length > 0 ? ['', heading, ...fileLines] : []),
  ].join('\n');
};
