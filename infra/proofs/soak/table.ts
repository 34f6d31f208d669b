import { MEASURES, type Sample, type Verdict } from './judge.ts';

const number = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Lines of a table: what is watched down, samples and verdict across. */
export const renderTable = (samples: readonly Sample[], verdicts: readonly Verdict[]): readonly string[] => {
  const rows = verdicts.map(({ measure, first, second, allowed, flat }) => {
    const { label, unit } = MEASURES[measure];
    return [
      unit === '' ? label : `${label} (${unit})`,
      ...samples.map((sample) => number(sample[measure])),
      `${number(first)} → ${number(second)}`,
      `≤ ${number(allowed)}`,
      flat ? 'flat' : 'GROWS',
    ];
  });
  const head = ['after round', ...samples.map((_, index) => String(index + 1)), 'halves', 'allowed', ''];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};
