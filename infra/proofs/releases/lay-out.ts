import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { runBackupCommand } from '../common/backups.ts';
import type { Proof } from '../common/proof.ts';
import { connect } from '../kill/verify.ts';
import { placesOf, unpacked } from './kept-release.ts';

/** A copy of the data folder as the version left it: by today's `npm run restore`, and with the read models of then. */
export const layOut = async (proof: Proof, version: string): Promise<string> => {
  const places = placesOf(version);
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-release-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  await cp(places.secrets, join(dataDir, 'secrets'), { recursive: true });
  await runBackupCommand(proof, 'restore', { dataDir, folder: places.backup });
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const sql = await connect(postgres.ownerUrl);
    await sql.query(await unpacked(places.readModels));
    await sql.end();
  } finally {
    await postgres.stop();
  }
  return dataDir;
};
