/** What a command is compared with: a Fastify handler that INSERTs one row, COMMITs and answers it. Run by visible.bench.ts. */
import { createPool } from '@sternklar/event-store/postgres/pool';
import Fastify from 'fastify';
import { v7 } from 'uuid';
import type { reviewBody } from '../lib/product.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const pool = createPool({ url: databaseUrl, max: 10, applicationName: 'sternklar-bench' });
await pool.query(`
  create table if not exists review (
    id uuid primary key,
    business_id uuid not null,
    reviewer_name text not null,
    rating smallint not null,
    review_text text not null,
    status text not null default 'eingereicht',
    created_at timestamptz not null default now()
  )`);

const app = Fastify();
app.post<{ Body: ReturnType<typeof reviewBody> }>('/reviews', async ({ body }, reply) => {
  const { rows } = await pool.query({
    name: 'insert',
    text: `insert into review (id, business_id, reviewer_name, rating, review_text)
           values ($1, $2, $3, $4, $5) returning *`,
    values: [v7(), body.business_id, body.reviewer_name, body.rating, body.review_text],
  });
  return reply.code(201).send(rows[0]);
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
