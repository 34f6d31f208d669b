import type pg from 'pg';

/** Types of recorded events by the id of the request that caused them. */
export const eventsByRequest = async (sql: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql.query<{ request: string; types: string[] }>(
    `select metadata::jsonb->>'correlationId' as request, array_agg(type) as types from event_log.events group by 1`,
  );
  return new Map(rows.map(({ request, types }) => [request, types]));
};
