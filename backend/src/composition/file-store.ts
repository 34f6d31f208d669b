import type { Logger } from '@sternklar/event-store/logger';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Pool } from 'pg';
import { describeError } from '../platform/describe-error.port.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { createMovingFileStore } from '../platform/files/moving-file-store.ts';
import { createPostgresFileStore } from '../platform/files/postgres-file-store.ts';
import type { S3Settings } from '../platform/files/s3/s3-file-store.ts';

export interface FileStoreOptions {
  readonly pool: Pool;
  /** Null: PostgreSQL keeps files. */
  readonly s3: S3Settings | null;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Images leave the client out unless they are built with it. */
const loadS3FileStore = (): Promise<typeof import('../platform/files/s3/s3-file-store.ts')> =>
  import('../platform/files/s3/s3-file-store.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartRefused(
      'EVIDENCE_S3_BUCKET ist gesetzt, aber das Paket @aws-sdk/client-s3 fehlt. Bauen Sie das Image mit --build-arg OPTIONAL_PACKAGES=@aws-sdk/client-s3.',
    );
  });

/** Where files lie; throws `StartRefused` without the client for it. A store that does not answer is told of and keeps nothing from starting: only files need it. */
export const openFileStore = async (
  { pool, s3, logger }: FileStoreOptions,
  closers: AsyncDisposableStack,
): Promise<FileStore> => {
  const inDatabase = createPostgresFileStore(pool);
  if (s3 === null) return inDatabase;
  const { createS3FileStore } = await loadS3FileStore();
  const store = createS3FileStore(s3);
  closers.defer(() => store.close());
  void store.check().catch((error: unknown) => {
    logger.warn(
      { ...describeError(error), bucket: s3.bucket },
      'the store of files cannot be used; uploads are refused',
    );
  });
  return createMovingFileStore(store, inDatabase);
};
