import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FilesUnavailable } from '../../files.port.ts';
import type { FileStore } from '../file-store.ts';

export interface S3Settings {
  /** Without a path; null: Amazon's own, by region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** The bucket stands in the path, not in the name of the host. */
  readonly pathStyle: boolean;
  readonly key: string;
  readonly secret: string;
}

export interface S3FileStore extends FileStore {
  /** Rejects with `FilesUnavailable` unless the bucket is there and may be used. */
  check(): Promise<void>;
  close(): void;
}

const ATTEMPTS = 3;
const CONNECT_LIMIT_MS = 3_000;
/** Without a byte. */
const SILENCE_LIMIT_MS = 10_000;
/** For all attempts together. */
const CALL_LIMIT_MS = 30_000;
const CONNECTIONS = 20;

const nameOf = (fileId: string) => `evidence/${fileId}`;
const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || (error instanceof Error && error.name === 'NoSuchKey');

/** Says what the store said in one word: no address, no key. */
const unavailable = (error: unknown): FilesUnavailable =>
  new FilesUnavailable(
    `The store of files refused or did not answer: ${error instanceof Error ? error.name : 'Error'}.`,
  );

const asAvailable = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    throw unavailable(error);
  }
};

async function* readAll(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const piece of body) yield Buffer.from(piece);
  } catch (error) {
    throw unavailable(error);
  }
}

/** Each file is one object of an S3-compatible store. */
export const createS3FileStore = ({ endpoint, region, bucket, pathStyle, key, secret }: S3Settings): S3FileStore => {
  const client = new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    maxAttempts: ATTEMPTS,
    // Checksums of the newest kind are more than many stores of others understand; what is read is authenticated here.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: SILENCE_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  });
  const within = () => ({ abortSignal: AbortSignal.timeout(CALL_LIMIT_MS) });
  return {
    async put(fileId, pieces) {
      // Whole, so that a call that fails can be repeated: no larger than a file may be.
      const all: Buffer[] = [];
      for await (const piece of pieces) all.push(piece);
      const Body = Buffer.concat(all);
      const object = { Bucket: bucket, Key: nameOf(fileId), Body, ContentLength: Body.length };
      await asAvailable(() => client.send(new PutObjectCommand(object), within()));
    },
    async get(fileId) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: nameOf(fileId) }), within());
        return Body ? readAll(Body as unknown as AsyncIterable<Uint8Array>) : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw unavailable(error);
      }
    },
    async remove(fileIds) {
      for (const fileId of fileIds) {
        const object = { Bucket: bucket, Key: nameOf(fileId) };
        await asAvailable(() => client.send(new DeleteObjectCommand(object), within()));
      }
    },
    async check() {
      await asAvailable(() => client.send(new HeadBucketCommand({ Bucket: bucket }), within()));
    },
    close: () => client.destroy(),
  };
};
