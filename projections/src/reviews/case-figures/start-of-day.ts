/** SQL: milliseconds at which a day in Germany begins. */
export const startOfDay = (day: string): string =>
  `(extract(epoch from (${day})::timestamp at time zone 'Europe/Berlin') * 1000)::bigint`;
