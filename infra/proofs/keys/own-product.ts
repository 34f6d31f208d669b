import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { createPasswordHasher } from '../../../backend/src/accounts/passwords/password-hasher.ts';
import { composeProduct } from '../../../backend/src/composition.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { loadConfig } from '../../../backend/src/platform/settings/config.ts';
import { createMasterKeyFolder } from '../../../backend/src/platform/settings/master-key-folder.ts';
import { masterKeysAtHandOf } from '../../../backend/src/platform/settings/master-keys.ts';
import { apiCalls } from '../../../backend/src/testing/api-calls.ts';
import { collectingLogger } from '../../../backend/src/testing/collecting-logger.ts';
import type { Proof } from '../common/proof.ts';
import { connect } from '../kill/verify.ts';

/** argon2id with the least work that its definition allows. */
const CHEAP_HASHING = { memory: 8, passes: 1, parallelism: 1 };

/**
 * The product in this process, on a PostgreSQL of its own whose WAL is kept, with its master key in a folder and a copy elsewhere, and a
 * clock that can be moved.
 */
export const openOwnProduct = async (proof: Proof, firstKey: Buffer) => {
  const home = await mkdtemp(join(tmpdir(), 'sternklar-keys-'));
  proof.defer(() => rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  // PostgreSQL's user has to reach what is copied as it is.
  await chmod(home, 0o755);
  const [dataDir, keysDir, copyDir] = ['data', 'keys', 'copies'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(keysDir);
  await writeFile(join(keysDir, 'master-key'), firstKey.toString('base64'), { mode: 0o600 });
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  proof.defer(() => postgres.stop());
  const superuser = await connect(postgres.superuserUrl);
  proof.defer(() => superuser.end());
  // As an archive would: nothing that was written is written over.
  await superuser.query("alter system set wal_keep_size = '4GB'");
  await superuser.query('select pg_reload_conf()');
  const sql = await connect(postgres.ownerUrl);
  proof.defer(() => sql.end());
  const logLines: string[] = [];
  let time = Date.now();
  const { config, secrets } = loadConfig({
    ...{ NODE_ENV: 'test', DEMO_DATA: 'false', EXPOSE_CODES: 'true', DATA_DIR: dataDir },
    ...{ MASTER_KEY_DIR: keysDir, MASTER_KEY_COPY_DIR: copyDir },
  });
  const product = await composeProduct({
    config,
    secrets: {
      ...secrets,
      jwtSecret: 'only for this proof, only for this proof',
      masterKey: masterKeysAtHandOf(secrets, config),
      auditSigningKey: Buffer.alloc(32, 8),
    },
    database: postgres,
    logger: collectingLogger(logLines),
    nextId: () => v7({ msecs: time }),
    replaced: { now: () => new Date(time), passwords: createPasswordHasher(CHEAP_HASHING) },
  });
  proof.defer(() => product.stop());
  return {
    ...{ product, postgres, superuser, sql, logLines, home, dataDir, keysDir, copyDir, config },
    folder: createMasterKeyFolder({ folder: keysDir, copies: copyDir }),
    visitor: apiCalls(product.app, null),
    signedIn: (token: string) => apiCalls(product.app, token),
    advance(ms: number) {
      time += ms;
    },
  };
};

export type OwnProduct = Awaited<ReturnType<typeof openOwnProduct>>;
