import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { createPasswordHasher } from '../../../backend/src/accounts/passwords/password-hasher.ts';
import { composeProduct } from '../../../backend/src/composition.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { loadConfig } from '../../../backend/src/platform/settings/config.ts';
import { type ApiCalls, apiCalls } from '../../../backend/src/testing/api-calls.ts';
import { collectingLogger } from '../../../backend/src/testing/collecting-logger.ts';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';
import { connect } from '../kill/verify.ts';

const MASTER_KEY = Buffer.alloc(32, 7);
const ENV = {
  NODE_ENV: 'test',
  MASTER_KEY: MASTER_KEY.toString('base64'),
  DEMO_DATA: 'false',
  EXPOSE_CODES: 'true',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 9).toString('base64url'),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};
/** argon2id with the least work that its definition allows. */
const CHEAP_HASHING = { memory: 8, passes: 1, parallelism: 1 };

/**
 * The product in this process, on a PostgreSQL of its own, with a clock that can be moved: terms last for a year. `env`
 * goes beside its settings.
 */
export const openOwnProduct = async (proof: Proof, env: Readonly<Record<string, string>> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-proof-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  proof.defer(() => postgres.stop());
  const logLines: string[] = [];
  let time = Date.now();
  const { config, secrets } = loadConfig({ ...ENV, ...env });
  const product = await composeProduct({
    config,
    secrets: {
      ...secrets,
      jwtSecret: 'only for this proof, only for this proof',
      masterKey: MASTER_KEY,
      auditSigningKey: Buffer.alloc(32, 8),
    },
    database: postgres,
    logger: collectingLogger(logLines),
    nextId: () => v7({ msecs: time }),
    replaced: { now: () => new Date(time), passwords: createPasswordHasher(CHEAP_HASHING) },
  });
  proof.defer(() => product.stop());
  const sql = await connect(postgres.ownerUrl);
  proof.defer(() => sql.end());
  const visitor = apiCalls(product.app, null);
  return {
    product,
    sql,
    logLines,
    visitor,
    advance: (ms: number) => {
      time += ms;
    },
    now: () => new Date(time),
    async logIn(credentials: { readonly email: string; readonly password: string }): Promise<ApiCalls> {
      const { body } = await visitor.post<{ access_token: string }>('/auth/login', credentials);
      return apiCalls(product.app, body.access_token);
    },
  };
};

export type OwnProduct = Awaited<ReturnType<typeof openOwnProduct>>;
