import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import type { Proof } from '../common/proof.ts';
import { compareWithRebuild } from '../common/rebuilding.ts';
import { checkLog, checkMails, connect } from '../kill/verify.ts';
import { openLogInEventStoreDb } from './log-in-event-store-db.ts';
import type { Cluster } from './start-cluster.ts';

/** The log is whole, every status change was mailed once, and every table of the read models is as a rebuild has it. */
export const checkWholeAndOnce = async (
  proof: Proof,
  { dataDir, cluster: { engines } }: { readonly dataDir: string; readonly cluster: Cluster },
): Promise<void> => {
  const postgres = await startEmbeddedPostgres({ dataDir, shared: true });
  proof.defer(() => postgres.stop());
  const sql = await connect(postgres.ownerUrl);
  proof.defer(() => sql.end());
  const url = engines.EVENT_STORE_URL;
  const log = url === undefined ? undefined : openLogInEventStoreDb(proof, url);
  (await (log?.check() ?? checkLog(sql))).forEach(proof.fault);
  (await checkMails(sql, log)).forEach(proof.fault);
  const compared = await compareWithRebuild(proof, dataDir, sql, { engines, ...(log && { log }) });
  compared.faults.forEach(proof.fault);
  proof.say(`each mail sent once, ${compared.tables} tables of read models equal to a rebuild`);
};
