import pg from 'pg';

interface MoreCases {
  /** As the role that owns the tables. */
  readonly ownerUrl: string;
  /** They are as a case of this business that is ready to be forwarded. */
  readonly businessId: string;
  readonly count: number;
}

/** Adds cases to the read model alone, all handed in after any other: for how fast lists are beside many. */
export const addOpenCases = async ({ ownerUrl, businessId, count }: MoreCases): Promise<void> => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  try {
    const { rows } = await pool.query<{ schema: string }>(
      `select table_schema as schema from information_schema.tables where table_name = 'case_count'`,
    );
    const schema = rows[0]?.schema;
    await pool.query(
      `insert into ${schema}.review_case (id, business_id, account_id, created_at, facts, words)
       select gen_random_uuid(), $1::uuid, gen_random_uuid(), timestamptz '2027-01-01' + n * interval '1 minute', facts, '{}'
       from (select facts from ${schema}.review_case where business_id = $1 limit 1) as one, generate_series(1, $2::integer) as n`,
      [businessId, count],
    );
    await pool.query(`update ${schema}.case_count set cases = cases + $1 where state = 'ready-to-forward'`, [count]);
  } finally {
    await pool.end();
  }
};
