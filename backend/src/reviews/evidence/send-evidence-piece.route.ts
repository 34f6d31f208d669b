import { Readable } from 'node:stream';
import { EVIDENCE_CHUNK_BYTES } from '@sternklar/contracts/constants';
import { evidenceOffsetSchema, evidenceReceivedSchema } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { given } from '../../platform/example-call.port.ts';
import type { SealedFiles } from '../../platform/files.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';
import { uploadNotFound, uploadParamsSchema } from './evidence-answers.ts';
import { fileOf } from './evidence-files.ts';
import type { EvidenceUploads, Upload } from './evidence-uploads.ts';
import { createGate } from './gate.ts';
import { partsOf } from './parts-of.ts';
import { passed } from './passing-bytes.ts';

/** So many are received at once; the others wait before a byte of theirs is read. */
const PIECES_AT_ONCE = { atOnce: 12, waiting: 200, waitMs: 10_000 };
/** Of these, so many are encrypted and written at once: what is in work when the engine collects outlives it for long. */
const STORED_AT_ONCE = { atOnce: 1, waiting: PIECES_AT_ONCE.atOnce, waitMs: 10_000 };
/** What is held of a piece before it is written: all that is lost where its connection breaks. */
const WRITTEN_BYTES = 262_144;
const OCTETS = 'application/octet-stream';

export interface SendEvidencePieceDeps {
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly evidenceUploads: Pick<EvidenceUploads, 'find' | 'receive'>;
  readonly files: Pick<SealedFiles, 'seal'>;
}

const elsewhere = ({ received, size }: Upload) =>
  new Refusal(
    409,
    'wrong-offset',
    `Von dieser Datei sind ${received} von ${size} Bytes da; weiter geht es genau an dieser Stelle.`,
    { extensions: { received } },
  );
const tooLong = ({ received }: Upload) =>
  new Refusal(422, 'piece-too-long', 'Es kamen mehr Bytes an, als die Datei haben soll.', { extensions: { received } });
const notOctets = () =>
  new Refusal(
    415,
    'unsupported-media-type',
    `Bitte senden Sie das Stück der Datei als Bytes (Content-Type: ${OCTETS}).`,
  );
const tooLarge = () => new Refusal(413, 'body-too-large', 'Die Anfrage ist zu groß.');
const nothing = () => new Refusal(422, 'empty-piece', 'Dieses Stück der Datei ist leer.');

export const sendEvidencePieceRoute = slice(
  {
    name: 'send-evidence-piece',
    call: 'PUT /evidence-uploads/:uploadId',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Das nächste Stück einer Datei senden',
    description:
      'Der Inhalt ist `application/octet-stream`, höchstens 1 MiB. Bricht die Verbindung ab, kann ein Teil des Stücks schon da sein. Beginnt das Stück nicht dort, wo das letzte endete, sagt ' +
      'das Problemdokument mit `received`, wo es weitergeht: So wird ein abgebrochener Upload wieder aufgenommen.',
    params: uploadParamsSchema,
    query: evidenceOffsetSchema,
    answers: { 200: evidenceReceivedSchema },
    refusals: {
      409: 'Das Stück beginnt nicht dort, wo das letzte endete; `received` sagt, wo es weitergeht.',
      413: 'Das Stück ist größer als 1 MiB.',
      415: 'Die Anfrage ist kein application/octet-stream.',
      503: 'Es kommen gerade zu viele Dateien auf einmal an.',
    },
    records: [],
    example: {
      params: { uploadId: given('evidence-upload') },
      query: { offset: '0' },
      body: 'x',
      headers: { 'content-type': OCTETS },
      subject: given('evidence-upload'),
    },
    scope(app) {
      app.removeAllContentTypeParsers();
      // The bytes are read by the handler, once it knows whose they are and where they belong.
      app.addContentTypeParser(OCTETS, async (_request: unknown, body: Readable) => body);
      app.addContentTypeParser('*', async () => {
        throw notOctets();
      });
    },
  },
  ({ kit, evidenceUploads: uploads, files }: SendEvidencePieceDeps, app) => {
    const gate = createGate(PIECES_AT_ONCE);
    const storing = createGate(STORED_AT_ONCE);
    const store = async (upload: Upload, beginsAt: number, piece: Buffer): Promise<boolean> => {
      const done = await storing.enter();
      try {
        const sealed = await files.seal(fileOf(upload.id, upload.reviewId), `piece ${beginsAt}`, piece);
        return await uploads.receive(upload.id, { beginsAt, length: piece.length, sealed });
      } finally {
        done();
      }
    };
    /** Writes what comes, part by part; answers how much of the file is there then. */
    const receive = async (upload: Upload, body: Readable, memory: Buffer): Promise<number> => {
      let received = upload.received;
      for await (const part of partsOf(body, memory)) {
        if (received + part.length > upload.size) throw tooLong({ ...upload, received });
        if (received + part.length > upload.received + EVIDENCE_CHUNK_BYTES) throw tooLarge();
        if (!(await store(upload, received, part))) {
          const now = await uploads.find(upload.id, upload.uploaderId);
          throw now === null ? uploadNotFound() : elsewhere(now);
        }
        received += part.length;
        // Received, encrypted, bound and sent: each part exists several times.
        passed(5 * part.length);
      }
      return received;
    };
    /** As many as are received at once; each is used again and again. */
    const free: Buffer[] = [];
    const receiveInto = async (upload: Upload, body: Readable): Promise<number> => {
      const memory = free.pop() ?? Buffer.allocUnsafeSlow(WRITTEN_BYTES);
      try {
        return await receive(upload, body, memory);
      } finally {
        free.push(memory);
      }
    };
    // After the caller's session was looked up, before the body is read.
    app.addHook('preParsing', async (_request: FastifyRequest, reply: FastifyReply) => {
      const leave = await gate.enter();
      // Also where nobody waits for the answer any more.
      if (reply.raw.destroyed || reply.raw.writableEnded) leave();
      else reply.raw.once('close', leave);
    });
    return async (request) => {
      const { accountId } = kit.identityOf(request);
      const { offset } = request.query;
      const length = Number(request.headers['content-length'] ?? 0);
      const upload = await uploads.find(request.params.uploadId, accountId);
      if (upload === null) throw uploadNotFound();
      if (length > EVIDENCE_CHUNK_BYTES) throw tooLarge();
      if (offset !== upload.received || upload.evidenceId !== null) throw elsewhere(upload);
      // Before a byte is written of what does not fit.
      if (offset + length > upload.size) throw tooLong(upload);
      const received = request.body instanceof Readable ? await receiveInto(upload, request.body) : offset;
      if (received === offset) throw nothing();
      return { received };
    };
  },
);
