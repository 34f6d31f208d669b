/** What a list is compared with: a Fastify handler that asks for the same rows and answers them. Run by list.bench.ts. */
import { createPool } from '@sternklar/event-store/postgres/pool';
import { schemaOf } from '@sternklar/projections/engine/read-model/schema-names';
import { reviewList } from '@sternklar/projections/reviews/review-list/review-list.projection';
import Fastify from 'fastify';

const [databaseUrl = ''] = process.argv.slice(2);
const pool = createPool({ url: databaseUrl, max: 10, applicationName: 'sternklar-bench' });
const app = Fastify();
app.get<{ Params: { businessId: string } }>('/reviews/:businessId', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select id, business_id, reviewer_name, rating, review_text, review_url, reason, good_faith, status,
                  created_at, updated_at, version
           from ${schemaOf(reviewList)}.review where business_id = $1 order by created_at desc, id desc`,
    values: [params.businessId],
  });
  return rows;
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
