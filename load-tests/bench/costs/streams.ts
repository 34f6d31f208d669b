import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Ask, addBusiness, addReview, register } from '../../../backend/src/testing/ask.ts';
import { connectInspector } from '../../../infra/proofs/common/inspector.ts';
import { weigh } from '../../../infra/proofs/common/weight.ts';
import { createSessions, openScreens } from '../../../infra/proofs/streams/screens.ts';
import type { Costs } from '../../scaling/costs.ts';
import type { BenchDatabase } from '../lib/databases.ts';
import type { Crew } from './crew.ts';

/** Until the last screen heard of the last change. */
const LAST_TOLD_MS = 1_000;

export interface StreamPlan {
  readonly streams: number;
  readonly idleMs: number;
  readonly changes: number;
}

/** What open screens take of the api process: memory, heartbeats, and being told. */
export const measureStreams = async (
  { crew, database, ask }: { readonly crew: Crew; readonly database: BenchDatabase; readonly ask: Ask },
  { streams, idleMs, changes }: StreamPlan,
): Promise<Costs['stream']> => {
  const { access_token: token } = await register(ask, { email: 'viele@kosten.example', password: 'kosten-passwort-1' });
  const { id } = await ask<{ id: string }>('/api/auth/me', { token });
  const business = await addBusiness(ask, token, 'Gasthaus am Strom');
  const sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
  const inspector = await connectInspector(crew.api.output());
  try {
    const handIn = async () => {
      for (let change = 0; change < changes; change += 1) await addReview(ask, token, business);
      await pause(LAST_TOLD_MS);
    };
    const apiMsOf = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      const { api } = await crew.spentEachSecond(work);
      const seconds = (performance.now() - began) / 1_000;
      return { spent: api * seconds, seconds };
    };
    const alone = await apiMsOf(handIn);
    const sessions = await createSessions(sql, id, streams);
    const before = await weigh(inspector);
    const screens = await openScreens(crew.url, sessions);
    try {
      if (screens.some(({ stream }) => stream.status !== 200)) throw new Error('A live stream was refused.');
      const open = await weigh(inspector);
      const quiet = await apiMsOf(() => pause(idleMs));
      const told = await apiMsOf(handIn);
      const idleEachSecond = quiet.spent / quiet.seconds;
      return {
        heapBytes: (open.heapUsed + open.external - before.heapUsed - before.external) / streams,
        residentBytes: (open.rss - before.rss) / streams,
        idleMs: idleEachSecond / streams,
        toldMs: Math.max(0, (told.spent - alone.spent - idleEachSecond * told.seconds) / (changes * streams)),
      };
    } finally {
      for (const { stream } of screens) stream.hangUp();
      await Promise.all(screens.map(({ stream }) => stream.ended));
    }
  } finally {
    inspector.close();
    await sql.end();
  }
};
