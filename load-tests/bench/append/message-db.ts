import { readdirSync, readFileSync } from 'node:fs';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { POOL_SIZE } from '../lib/own-log.ts';
import { sampleRow } from '../lib/sample-event.ts';
import type { AppendContender } from './appender.ts';

const sql = new URL('../../../node_modules/@eventide/message-db/database/', import.meta.url);
/** What its install.sh runs, in its order, without roles, views and privileges. */
const FOLDERS = ['schema', 'extensions', 'tables', 'types', 'functions', 'indexes'] as const;
const SEARCH_PATH = ['message_store', 'public'];

const install = async (url: string): Promise<void> => {
  const session = await openSession({ url, applicationName: 'sternklar-bench' });
  try {
    await session.query(`set search_path = ${SEARCH_PATH.join(', ')}; set check_function_bodies = off`);
    for (const folder of FOLDERS) {
      for (const file of readdirSync(new URL(`${folder}/`, sql)).sort()) {
        await session.query(readFileSync(new URL(`${folder}/${file}`, sql), 'utf8'));
      }
    }
  } finally {
    await session.end();
  }
};

/** The SQL of the npm package, written by its `write_message`, which serialises by category (here: all reviews). */
export const messageDb: AppendContender = {
  name: 'message-db',
  async open({ ownerUrl }) {
    await install(ownerUrl);
    const pool = createPool({
      url: ownerUrl,
      max: POOL_SIZE,
      applicationName: 'sternklar-bench',
      searchPath: SEARCH_PATH,
    });
    return {
      async append({ id: stream, reviewId, version }) {
        const { id, type, data, metadata } = sampleRow(reviewId);
        await pool.query({
          name: 'write-message',
          text: 'select write_message($1, $2, $3, $4, $5, $6)',
          values: [id, stream, type, data, metadata, version - 1],
        });
      },
      close: () => pool.end(),
    };
  },
};
