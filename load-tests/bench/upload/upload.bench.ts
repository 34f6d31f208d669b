import { addBusiness, addReview, createAsk, register } from '../../../backend/src/testing/ask.ts';
import { createSend } from '../../../infra/proofs/common/exchange.ts';
import type { BenchServer } from '../lib/databases.ts';
import { count } from '../lib/format.ts';
import type { Goal, Part, PartContext, PartResult } from '../lib/part.ts';
import { startBenchProduct } from '../lib/product.ts';
import { jpegOf, pdfOf } from './files.ts';
import { followPeak, residentBytesOf } from './memory.ts';
import { createSender, type UploadTask } from './sender.ts';

const MEGABYTE = 1_000_000;
const FILES = 100;
const FILE_BYTES = 10 * MEGABYTE;
const GOAL_BYTES = 200 * MEGABYTE;
/** A file waits for its turn for as long as the server lets it. */
const ANSWER_WITHIN_MS = 120_000;
const REVIEWS_OF_ACCOUNT = 10;
/** What comes before: everything is loaded then, as many ask at once as will send files, and nothing large was held. */
const READ_BEFORE = 50;
const SMALL = { bytes: 100_000, width: 100, height: 75 };
/** Every so many files, one is as large a picture as is taken; the other pictures are a common camera’s. */
const LARGE_EVERY = 20;
const COMMON = { width: 4_000, height: 3_000 };
const ROOM = { EVIDENCE_ACCOUNT_MB: '1000', EVIDENCE_MIN_FREE_MB: '0' };

interface Plan {
  readonly files: number;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly common: { readonly width: number; readonly height: number };
}
const FULL: Plan = { files: FILES, bytes: FILE_BYTES, width: 8_000, height: 6_000, common: COMMON };
const QUICK: Plan = { files: 5, bytes: MEGABYTE, width: 1_200, height: 900, common: { width: 600, height: 450 } };

type Bytes = Readonly<Record<'large' | 'common' | 'pdf' | 'small', Buffer>>;

interface Measured {
  readonly files: number;
  readonly before: number;
  readonly peak: number;
  readonly after: number;
  readonly seconds: number;
  readonly later: number;
}

const fileAt = (index: number, { large, common, pdf }: Bytes): Buffer => {
  if (index % LARGE_EVERY === 0) return large;
  return index % 2 === 0 ? common : pdf;
};

const measure = async (server: BenchServer, files: number, bytes: Bytes): Promise<Measured> => {
  const product = await startBenchProduct(await server.create(`upload_${files}`), ROOM);
  const { send, close } = createSend(product.url, files, ANSWER_WITHIN_MS);
  try {
    const ask = createAsk(send);
    const reviews: Pick<UploadTask, 'token' | 'reviewId'>[] = [];
    for (let account = 0; reviews.length < files; account += 1) {
      const credentials = { email: `belege-${account}@sternklar.example`, password: 'kunden-passwort' };
      const { access_token: token } = await register(ask, credentials);
      const business = await addBusiness(ask, token, 'Gasthaus zum Stern');
      for (let review = 0; review < REVIEWS_OF_ACCOUNT && reviews.length < files; review += 1) {
        reviews.push({ token, reviewId: await addReview(ask, token, business) });
      }
    }
    const sender = createSender(send);
    await Promise.all(
      reviews.map(async ({ token, reviewId }) => {
        for (let time = 0; time < READ_BEFORE; time += 1) await ask(`/api/reviews/${reviewId}/case`, { token });
      }),
    );
    const [first] = reviews;
    if (first) await sender.upload({ ...first, name: 'Vorher.jpg', bytes: bytes.small });
    const before = residentBytesOf(product.pid);
    const peakSince = followPeak(product.pid);
    const began = performance.now();
    const added = await Promise.all(
      reviews.map((review, index) => sender.upload({ ...review, name: 'Beleg', bytes: fileAt(index, bytes) })),
    );
    const seconds = (performance.now() - began) / 1_000;
    const peak = peakSince();
    if (new Set(added.map(({ id }) => id)).size !== files) throw new Error('Not every file became evidence.');
    return { files, before, peak, after: residentBytesOf(product.pid), seconds, later: sender.later() };
  } finally {
    close();
    await product.stop();
  }
};

const megabytes = (bytes: number): string => count(bytes / MEGABYTE);

const run = async ({ server, quick, say }: PartContext): Promise<PartResult> => {
  const { files, bytes, width, height, common } = quick ? QUICK : FULL;
  const made: Bytes = {
    pdf: pdfOf(bytes),
    large: await jpegOf(bytes, width, height),
    common: await jpegOf(bytes, common.width, common.height),
    small: await jpegOf(SMALL.bytes, SMALL.width, SMALL.height),
  };
  say('the files are made');
  const measured: Measured[] = [];
  for (const many of [1, files]) {
    measured.push(await measure(server, many, made));
    say(`${many} sent`);
  }
  const named = (many: number) => (many === 1 ? '1 file' : `${many} files at once`);
  const goals = measured.map(
    ({ files: many, before, peak }): Goal => ({
      what: `more memory with ${named(many)} of ${megabytes(bytes)} MB`,
      against: `${megabytes(GOAL_BYTES)} MB`,
      ratio: (peak - before) / GOAL_BYTES,
      goal: { atMost: 1 },
    }),
  );
  const rows = measured.map(({ files: many, before, peak, after, seconds, later }) => [
    named(many),
    megabytes(before),
    megabytes(peak),
    megabytes(peak - before),
    megabytes(after),
    seconds.toFixed(1),
    count(later),
  ]);
  const header = ['', 'before, MB', 'most, MB', 'more, MB', 'after, MB', 'seconds', 'answers “later”'];
  return { goals, tables: [{ title: 'Memory of the product’s processes', header, rows }] };
};

export const upload: Part = {
  name: 'upload',
  title: 'Evidence that arrives at once',
  method:
    `${FILES} files of ${megabytes(FILE_BYTES)} MB are sent at once by customers with ${REVIEWS_OF_ACCOUNT} reviews each, a file ` +
    `to each review: half PDFs, half pictures that have to be turned as phones’ have, of ${(COMMON.width * COMMON.height) / MEGABYTE} ` +
    `million pixels, every tenth of ${(FULL.width * FULL.height) / MEGABYTE} million; in pieces of the size that the server names, ` +
    'and again later when it says so. ' +
    'Memory is that of the product’s processes in RAM, its own and the one in which it looks at files; the most of each as the ' +
    `kernel counts it, summed up, against what they had after the same customers had read their cases all at once, ${READ_BEFORE} ` +
    'times, and a single small picture was sent; PostgreSQL and whoever sends have processes of their own. The same with one of the largest pictures alone, with a ' +
    'product that has just begun.',
  run,
};
