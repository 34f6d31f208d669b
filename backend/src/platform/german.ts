const count = new Intl.NumberFormat('de-DE');
const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A whole number: 12.345 */
export const countText = (value: number): string => count.format(value);

/** A number with its noun: 1 Ereignis, 2 Ereignisse. */
export const counted = (value: number, one: string, many: string): string =>
  `${countText(value)} ${value === 1 ? one : many}`;

/** A moment in Berlin: 02.03.2026, 10:00:00 */
export const momentText = (at: Date): string => moment.format(at);

/** A span of time, in its largest unit that fits: 12 s, 3 min, 5 h, 4 Tage. */
export const spanText = (seconds: number): string => {
  if (seconds < 1) return 'unter 1 s';
  if (seconds < MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `${Math.round(seconds / HOUR)} h`;
  return `${countText(Math.round(seconds / DAY))} Tage`;
};

/** How long ago something was: vor 3 min */
export const agoText = (at: Date, now: Date): string =>
  `vor ${spanText((now.getTime() - at.getTime()) / 1_000).replace('Tage', 'Tagen')}`;

/** Rows with their cells one below the other, two blanks between them. */
export const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
