import { EVIDENCE_MAX_BYTES } from '@sternklar/contracts/constants';
import {
  beginEvidenceUploadBodySchema,
  evidenceUploadSchema,
} from '@sternklar/contracts/reviews/evidence/evidence.api';
import { EVIDENCE_SENTENCES } from '@sternklar/contracts/reviews/evidence/evidence-sentences';
import { given } from '../../platform/example-call.port.ts';
import type { SealedFiles } from '../../platform/files.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { evidenceRefusal, uploadNotFound, uploadOf } from './evidence-answers.ts';
import { fileOf } from './evidence-files.ts';
import { refusedEvidence } from './evidence-steps.ts';
import { type EvidenceUploads, OPEN_UPLOADS } from './evidence-uploads.ts';
import { createReachedReview, type ReachedReviewDeps } from './reached-review.ts';

export interface EvidenceRoom {
  /** What one account's evidence may take altogether, in bytes. */
  readonly accountBytes: number;
  /** Whether there is room for more on the disk; true where nobody can tell. */
  hasDiskRoom(): Promise<boolean>;
}

export interface BeginEvidenceUploadDeps extends ReachedReviewDeps {
  readonly kit: RequestKit;
  readonly evidenceUploads: Pick<EvidenceUploads, 'begin' | 'find'>;
  readonly files: Pick<SealedFiles, 'seal'>;
  readonly evidenceRoom: EvidenceRoom;
}

const tooLarge = () => new Refusal(413, 'file-too-large', EVIDENCE_SENTENCES.tooLarge);
const tooMany = () =>
  new Refusal(
    429,
    'too-many-uploads',
    `Es werden schon ${OPEN_UPLOADS} Dateien übertragen. Bitte warten Sie, bis eine davon angekommen ist.`,
    { retryAfterSeconds: 10 },
  );
const noRoom = () =>
  new Refusal(
    409,
    'evidence-room-used',
    'Der Platz für Belege in diesem Konto ist aufgebraucht. Bitte entfernen Sie Belege, die nicht mehr nötig sind.',
  );
const diskFull = () =>
  new Refusal(
    503,
    'out-of-space',
    'Es können gerade keine Dateien gespeichert werden, weil auf dem Server kaum noch Platz ist. Bitte versuchen Sie es später noch einmal.',
    { retryAfterSeconds: 600 },
  );

export const beginEvidenceUploadRoute = slice(
  {
    name: 'begin-evidence-upload',
    call: 'POST /reviews/:id/evidence-uploads',
    access: 'signed-in',
    reach: 'owner-or-admin',
    tag: TAG,
    summary: 'Eine Datei als Beleg ankündigen; ihre Bytes folgen in Stücken',
    description:
      'Bilder (JPEG, PNG, WebP) und PDF-Dateien bis 10 MB. Die Stücke gehen an `PUT /api/evidence-uploads/{uploadId}`, ' +
      'der Abschluss an `POST /api/evidence-uploads/{uploadId}/completion`. Was nach 24 Stunden nicht abgeschlossen ist, verfällt.',
    params: idParamsSchema,
    body: beginEvidenceUploadBodySchema,
    answers: { 201: evidenceUploadSchema },
    refusals: {
      409: 'Der Antrag ist zurückgezogen oder hat genug Belege, oder der Platz des Kontos ist aufgebraucht.',
      413: 'Die Datei ist größer als 10 MB.',
      429: `Es sind schon ${OPEN_UPLOADS} Uploads offen.`,
      503: 'Es ist gerade kein Platz für Dateien, oder ihr Speicher ist nicht erreichbar.',
    },
    records: [],
    example: {
      params: { id: given('spare-review') },
      body: { name: 'Kassenbuch.jpg', size: 48_211 },
      subject: given('spare-review'),
    },
  },
  (deps: BeginEvidenceUploadDeps) => {
    const { kit, evidenceUploads: uploads, files, evidenceRoom } = deps;
    const reachedReview = createReachedReview(deps);
    return async (request, reply) => {
      const { name, size } = request.body;
      const { state } = await reachedReview(request, request.params.id);
      const refused = refusedEvidence(state);
      if (refused) throw evidenceRefusal(refused);
      if (size > EVIDENCE_MAX_BYTES) throw tooLarge();
      if (!(await evidenceRoom.hasDiskRoom())) throw diskFull();
      const { reviewId, accountId } = state;
      const id = kit.newId(request);
      const uploaderId = kit.identityOf(request).accountId;
      const sealedName = await files.seal(fileOf(id, reviewId), 'name', Buffer.from(name));
      const begun = await uploads.begin(
        { id, reviewId, accountId, uploaderId, sealedName, size },
        { roomBytes: evidenceRoom.accountBytes },
      );
      if (begun === 'too-many') throw tooMany();
      if (begun === 'no-room') throw noRoom();
      const upload = await uploads.find(id, uploaderId);
      if (upload === null) throw uploadNotFound();
      reply.code(201);
      return uploadOf(upload);
    };
  },
);
