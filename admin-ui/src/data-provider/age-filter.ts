const DAY_MS = 24 * 3_600_000;

interface Age {
  readonly id: string;
  readonly name: string;
  /** In milliseconds before now. */
  readonly since?: number;
  readonly before?: number;
}

/** How long ago a review came in. */
const AGES: readonly Age[] = [
  { id: 'day', name: 'Letzte 24 Stunden', since: DAY_MS },
  { id: 'week', name: 'Letzte 7 Tage', since: 7 * DAY_MS },
  { id: 'month', name: 'Letzte 30 Tage', since: 30 * DAY_MS },
  { id: 'over-week', name: 'Älter als 7 Tage', before: 7 * DAY_MS },
  { id: 'over-month', name: 'Älter als 30 Tage', before: 30 * DAY_MS },
];

export const AGE_CHOICES = AGES.map(({ id, name }) => ({ id, name }));

type Filter = Readonly<Record<string, unknown>>;

/**
 * The filter as the API takes it: an age, which stays true in a saved filter, becomes moments. One that is not known is
 * left as it is, for the server to refuse.
 */
export const withMoments = (filter: Filter, now: Date): Filter => {
  const { age: asked, ...rest } = filter;
  const age = AGES.find(({ id }) => id === asked);
  if (!age) return filter;
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    ...rest,
    ...(age.since === undefined ? {} : { created_since: ago(age.since) }),
    ...(age.before === undefined ? {} : { created_before: ago(age.before) }),
  };
};
