import type { Goal, PartResult, Table } from './part.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** 12345.6 → `12,346`. */
export const count = (value: number): string => whole.format(value);
/** Two digits after the point. */
export const ratio = (value: number): string => value.toFixed(2);
/** Milliseconds, as exact as they are worth reading. */
export const ms = (value: number): string => (value < 100 ? value.toFixed(2) : whole.format(value));

export const isMet = ({ ratio: measured, goal }: Goal): boolean =>
  'atLeast' in goal ? measured >= goal.atLeast : measured <= goal.atMost;

export const goalTable = (goals: readonly Goal[]): Table => ({
  title: 'Goals',
  header: ['what', 'against', 'ratio', 'goal', ''],
  rows: goals.map((goal) => [
    goal.what,
    goal.against,
    `${ratio(goal.ratio)}×`,
    'atLeast' in goal.goal ? `≥ ${goal.goal.atLeast}×` : `≤ ${goal.goal.atMost}×`,
    isMet(goal) ? 'met' : 'missed',
  ]),
});

export const asMarkdown = ({ header, rows }: Table): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** For a terminal: columns of equal width. */
export const asText = ({ title, header, rows }: Table): string => {
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return [title, line(header), ...rows.map(line)].map((text) => text.trimEnd()).join('\n');
};

export const resultAsText = ({ goals, tables }: PartResult): string =>
  [...tables, ...(goals.length > 0 ? [goalTable(goals)] : [])].map(asText).join('\n\n');
