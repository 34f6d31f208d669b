const inBerlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as fields for date and time show it, in Berlin: '2026-11-12T14:02:05'. */
export const toBerlinField = (iso: string): string => inBerlin.format(new Date(iso)).replace(' ', 'T');

/** What such a field says, as a moment; null for nothing and for nonsense. An hour that comes twice is the first one. */
export const fromBerlinField = (field: string): string | null => {
  const asUtc = Date.parse(`${field}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => Date.parse(`${toBerlinField(new Date(time).toISOString())}Z`) - time;
  // Twice: the first guess may stand on the other side of a change of the clocks.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
};
