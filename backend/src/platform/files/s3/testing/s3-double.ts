import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible store for tests: one bucket, in memory, which checks every signature (AWS Signature Version 4). */
export interface S3Double {
  readonly endpoint: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** What it answers to the next calls instead of doing anything. */
  failNext(status: number, times: number): void;
  close(): Promise<void>;
}

export interface S3DoubleOptions {
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

const wholeBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Each name and value of the query, encoded, in order. */
const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');

/** Why a call is not whom it says it is from; null when it is. */
const wrongSignature = (request: IncomingMessage, url: URL, body: Buffer, options: S3DoubleOptions): string | null => {
  const [, key, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (key !== options.key) return key === undefined ? 'AccessDenied' : 'InvalidAccessKeyId';
  const stated = String(request.headers['x-amz-content-sha256']);
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return 'AccessDenied';
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, canonicalQuery(url), headers, names, stated].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${options.secret}`, day));
  const isRight = region === options.region && hmac(signingKey, text).toString('hex') === signature;
  return isRight ? null : 'SignatureDoesNotMatch';
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

export const startS3Double = async (options: S3DoubleOptions): Promise<S3Double> => {
  const objects = new Map<string, Buffer>();
  let failing = { status: 500, times: 0 };
  const carryOut = (method: string | undefined, key: string, body: Buffer, response: ServerResponse): void => {
    const stored = objects.get(key);
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') objects.delete(key);
    if (method === 'GET' && stored === undefined) {
      refuse(response, 404, 'NoSuchKey');
      return;
    }
    response.writeHead(method === 'DELETE' ? 204 : 200);
    response.end(method === 'GET' ? stored : undefined);
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const body = await wholeBody(request);
    if (failing.times > 0) {
      failing = { ...failing, times: failing.times - 1 };
      return refuse(response, failing.status, 'InternalError');
    }
    const wrong = wrongSignature(request, url, body, options);
    if (wrong !== null) return refuse(response, 403, wrong);
    const [, bucket, ...key] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== options.bucket) return refuse(response, 404, 'NoSuchBucket');
    carryOut(request.method, key.join('/'), body, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext(status, times) {
      failing = { status, times };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
