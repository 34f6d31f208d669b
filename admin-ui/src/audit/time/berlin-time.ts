const inBerlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as fields for date and time show it, in Berlin: '2026-11-12T14:02:05'. */
export const toBerlinField = (iso: string): string => inBerlin.format(new Date(iso)).replace(' ', 'T');

const DAY_MS = 86_400_000;

/** What such a field says, as a moment; null for nothing and for nonsense. An hour that comes twice is the first one. */
export const fromBerlinField = (field: string): string | null => {
  const asUtc = Date.parse(`${field}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => Date.parse(`${toBerlinField(new Date(time).toISOString())}Z`) - time;
  // Whichever side of a change of the clocks it stands on, the earlier one is that of the larger offset.
  const moments = [asUtc - offsetAt(asUtc - DAY_MS), asUtc - offsetAt(asUtc + DAY_MS)];
  const told = moments.filter((time) => time + offsetAt(time) === asUtc);
  // In the hour that there is not, the clock as it went before.
  return new Date(told.length > 0 ? Math.min(...told) : (moments[0] ?? asUtc)).toISOString();
};
