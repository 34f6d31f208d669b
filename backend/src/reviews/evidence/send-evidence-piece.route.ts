import { EVIDENCE_CHUNK_BYTES } from '@sternklar/contracts/constants';
import { evidenceOffsetSchema, evidenceReceivedSchema } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { FastifyRequest } from 'fastify';
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

/** Each holds a piece in memory; the others wait before a byte of theirs is read. */
const PIECES_AT_ONCE = { atOnce: 16, waiting: 200, waitMs: 10_000 };
/** Of these, so many are encrypted and written at once, which takes several times the memory of a piece. */
const STORED_AT_ONCE = { atOnce: 4, waiting: PIECES_AT_ONCE.atOnce, waitMs: 10_000 };
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
      'Der Inhalt ist `application/octet-stream`, höchstens 1 MiB. Beginnt das Stück nicht dort, wo das letzte endete, sagt ' +
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
      app.addContentTypeParser(
        OCTETS,
        { parseAs: 'buffer', bodyLimit: EVIDENCE_CHUNK_BYTES },
        async (_request: unknown, body: Buffer) => body,
      );
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
    const leave = new WeakMap<FastifyRequest, () => void>();
    // After the caller's session was looked up, before the body is read.
    app.addHook('preParsing', async (request) => {
      leave.set(request, await gate.enter());
    });
    app.addHook('onResponse', async (request) => leave.get(request)?.());
    return async (request) => {
      const { accountId } = kit.identityOf(request);
      const { offset } = request.query;
      const piece = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const upload = await uploads.find(request.params.uploadId, accountId);
      if (upload === null) throw uploadNotFound();
      if (piece.length === 0) throw nothing();
      if (offset !== upload.received || upload.evidenceId !== null) throw elsewhere(upload);
      if (offset + piece.length > upload.size) throw tooLong(upload);
      if (await store(upload, offset, piece)) return { received: offset + piece.length };
      const now = await uploads.find(upload.id, accountId);
      throw now === null ? uploadNotFound() : elsewhere(now);
    };
  },
);
