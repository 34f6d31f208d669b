import { CALLERS } from './callers.ts';
import { judge, type Trial } from './judge.ts';

const accessText = ({ access, reach }: Trial): string => {
  const who = Array.isArray(access) ? access.join(' or ') : String(access);
  return reach === 'everybody' ? who : `${who}, ${reach}`;
};

/** Lines of a table: operations down, callers across, in each cell the status; an exclamation mark where it is wrong. */
export const renderTable = (trials: readonly Trial[]): readonly string[] => {
  const operations = [...Map.groupBy(trials, ({ operation }) => operation)];
  const rows = operations.map(([operation, tried]) => [
    operation,
    tried[0] ? accessText(tried[0]) : '',
    ...CALLERS.map((caller) => {
      const trial = tried.find((one) => one.caller === caller);
      return trial ? `${trial.status}${judge(trial) === null ? '' : '!'}` : '–';
    }),
  ]);
  const table = [['operation', 'declared access', ...CALLERS], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
