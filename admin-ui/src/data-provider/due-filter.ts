const DAY_MS = 24 * 3_600_000;

/** By when somebody asks at the platform again, in milliseconds from now. */
const DUES = [
  { id: 'now', name: 'Fällig', within: 0 },
  { id: 'day', name: 'In 24 Stunden', within: DAY_MS },
  { id: 'week', name: 'In 7 Tagen', within: 7 * DAY_MS },
] as const;

export const DUE_CHOICES = DUES.map(({ id, name }) => ({ id, name }));

type Filter = Readonly<Record<string, unknown>>;

/** The filter as the API takes it: a due day, which stays true in a saved filter, becomes a moment. */
export const withDueMoment = (filter: Filter, now: Date): Filter => {
  const { due: asked, ...rest } = filter;
  const due = DUES.find(({ id }) => id === asked);
  return due ? { ...rest, due_until: new Date(now.getTime() + due.within).toISOString() } : filter;
};
