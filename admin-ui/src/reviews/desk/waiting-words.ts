const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const some = (count: number, one: string, many: string) => (count === 1 ? one : `${count}\u00a0${many}`);

/** For how long a review has waited at a moment (milliseconds): 'seit 3 Tagen'. */
export const waitingWords = (since: string, now: number): string => {
  const ms = now - Date.parse(since);
  if (ms >= DAY_MS) return `seit ${some(Math.floor(ms / DAY_MS), 'einem Tag', 'Tagen')}`;
  if (ms >= HOUR_MS) return `seit ${some(Math.floor(ms / HOUR_MS), 'einer Stunde', 'Stunden')}`;
  return 'seit weniger als einer Stunde';
};
