import type { Logger } from '@sternklar/event-store/logger';
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

/** Where files lie. A store that does not answer is told of and keeps nothing from starting: only files need it. */
export const openFileStore = async (
  { pool, s3, logger }: FileStoreOptions,
  closers: AsyncDisposableStack,
): Promise<FileStore> => {
  const inDatabase = createPostgresFileStore(pool);
  if (s3 === null) return inDatabase;
  const { createS3FileStore } = await import('../platform/files/s3/s3-file-store.ts');
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
