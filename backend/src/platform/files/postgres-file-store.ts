import type { Pool } from 'pg';
import type { FileStore } from './file-store.ts';

const INSERT = 'insert into files.pieces (file_id, number, bytes) values ($1, $2, $3)';
const SELECT = 'select bytes from files.pieces where file_id = $1 and number = $2';

/** The table `files.pieces`, read and written one piece at a time. */
export const createPostgresFileStore = (pool: Pool): FileStore => {
  const pieceOf = async (fileId: string, number: number): Promise<Buffer | null> => {
    const { rows } = await pool.query<{ bytes: Buffer }>({
      name: 'files.piece',
      text: SELECT,
      values: [fileId, number],
    });
    return rows[0]?.bytes ?? null;
  };
  async function* piecesFrom(fileId: string, first: Buffer): AsyncGenerator<Buffer> {
    let number = 0;
    for (let piece: Buffer | null = first; piece !== null; piece = await pieceOf(fileId, number)) {
      yield piece;
      number += 1;
    }
  }
  return {
    async put(fileId, pieces) {
      let number = 0;
      for await (const bytes of pieces) {
        await pool.query({ name: 'files.put', text: INSERT, values: [fileId, number, bytes] });
        number += 1;
      }
    },
    async get(fileId) {
      const first = await pieceOf(fileId, 0);
      return first && piecesFrom(fileId, first);
    },
    async remove(fileIds) {
      if (fileIds.length > 0) await pool.query('delete from files.pieces where file_id = any($1::uuid[])', [fileIds]);
    },
  };
};
