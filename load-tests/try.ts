import pg from 'pg';
import { startBenchServer } from './bench/lib/databases.ts';
import { rebuildByEmmett } from './bench/rebuild/emmett-rebuild.ts';
import { forgetEmmettProgress, prepareLogs } from './bench/rebuild/prepare.ts';

const server = await startBenchServer();
try {
  let t = performance.now();
  const lap = (w: string) => {
    console.log(w, ((performance.now() - t) / 1000).toFixed(2));
    t = performance.now();
  };
  const logs = await prepareLogs(server, { events: 20000, emmettEvents: Number(process.argv[2] ?? 2000) });
  lap('fill');
  const c = new pg.Client({ connectionString: logs.emmett.ownerUrl });
  await c.connect();
  for (let i = 0; i < 2; i++)
    for (const w of ['documents', 'own-review-list'] as const) {
      await forgetEmmettProgress(logs.emmett);
      t = performance.now();
      await rebuildByEmmett(logs.emmett.ownerUrl, w);
      lap(w);
      console.log(
        (
          await c.query(
            'select (select count(*) from reviews) r, (select count(*) from live_updates) l, (select count(*) from review_list.review) o',
          )
        ).rows[0],
      );
      console.log(
        (await c.query('select * from emt_processors')).rows.map((r) => [r.processor_id, r.last_processed_checkpoint]),
      );
    }
  await c.end();
} finally {
  await server.stop();
}
