import { evidenceSchema } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { given } from '../../platform/example-call.port.ts';
import type { SealedFiles } from '../../platform/files.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { exists, reviewStreamType } from '../review.ts';
import { reviewNotFound, TAG } from '../review-answers.ts';
import type { EvidenceMaker, MadeAside } from './aside/maker.ts';
import {
  addedEvidence,
  evidenceNotFound,
  evidenceRefusal,
  uploadNotFound,
  uploadParamsSchema,
} from './evidence-answers.ts';
import { type EvidenceFiles, fileOf } from './evidence-files.ts';
import { type AddedEvidence, addEvidence, refusedEvidence, sameEvidence } from './evidence-steps.ts';
import type { EvidenceUploads, Upload } from './evidence-uploads.ts';
import { createGate } from './gate.ts';
import { passed } from './passing-bytes.ts';
import { createReachedReview, type ReachedReview, type ReachedReviewDeps } from './reached-review.ts';

/** A picture's pixels take many times the memory that its file does: one at once. */
const FILES_AT_ONCE = { atOnce: 1, waiting: 100, waitMs: 25_000 };

export interface CompleteEvidenceUploadDeps extends ReachedReviewDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly nextId: () => string;
  readonly files: Pick<SealedFiles, 'open'>;
  readonly evidenceUploads: Pick<EvidenceUploads, 'find' | 'pieces' | 'take' | 'letGo' | 'finish' | 'abandon'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'put' | 'confirm' | 'remove'>;
  readonly evidenceMaker: EvidenceMaker;
  readonly reviewEvidence: Pick<Queries['reviewEvidence'], 'ofReview'>;
}

/** How often the same content may be removed at the very moment in which it is found. */
const MOST_ATTEMPTS = 3;

const incomplete = ({ received, size }: Upload) =>
  new Refusal(409, 'upload-incomplete', `Von dieser Datei sind erst ${received} von ${size} Bytes da.`, {
    extensions: { received },
  });
const beingMade = () =>
  new Refusal(409, 'upload-being-completed', 'Diese Datei wird gerade schon verarbeitet.', { retryAfterSeconds: 3 });

/** Not final: the upload stays, and completing it again may succeed. */
const crowdedOut = () =>
  new Refusal(
    503,
    'evidence-changing',
    'Derselbe Beleg wird gerade hinzugefügt und entfernt. Bitte versuchen Sie es noch einmal.',
    { retryAfterSeconds: 3 },
  );

/** Opens an upload's name, and, as they are asked for, the bytes that were sent. */
const createReadUpload = ({ evidenceUploads, files }: CompleteEvidenceUploadDeps) => {
  const opened = async ({ id, reviewId }: Upload, place: string, sealed: Buffer): Promise<Buffer> => {
    const bytes = await files.open(fileOf(id, reviewId), place, sealed);
    if (bytes === null) throw uploadNotFound();
    return bytes;
  };
  return async (upload: Upload) => {
    async function* bytes(): AsyncGenerator<Buffer> {
      let read = 0;
      for await (const { beginsAt, sealed } of evidenceUploads.pieces(upload.id)) {
        const piece = await opened(upload, `piece ${beginsAt}`, sealed);
        read += piece.length;
        yield piece;
        // In hexadecimal digits, in bytes, and opened.
        passed(5 * sealed.length);
      }
      // Dropped meanwhile, with its request or its account.
      if (read < upload.size) throw uploadNotFound();
    }
    const name = (await opened(upload, 'name', upload.sealedName)).toString('utf8');
    return { name, size: upload.size, bytes: bytes() };
  };
};

/** Cut anew, encrypted, bound and sent. */
async function* counted(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    yield piece;
    passed(6 * piece.length);
  }
}

interface Completion {
  readonly request: FastifyRequest;
  readonly upload: Upload;
}

/** Records what is stored by this id; takes it away again where the review does not take it. */
const createRecord =
  ({ commands, kit, evidenceFiles }: CompleteEvidenceUploadDeps) =>
  async (request: FastifyRequest, { state: before, by: _, ...known }: ReachedReview, added: AddedEvidence) => {
    const handled = await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(before.reviewId),
      knownUntil: { ...known, state: before },
      decide: (state): Decision<ReviewEvent, 'removal-withdrawn' | 'enough-evidence' | 'review-not-found'> =>
        exists(state) && !state.erased ? addEvidence(state, added) : reject('review-not-found'),
      context: kit.commandContext(request, before.accountId),
    });
    if (handled.rejected !== undefined || handled.events.length === 0) await evidenceFiles.remove([added.evidenceId]);
    if (handled.rejected === 'review-not-found') throw reviewNotFound();
    if (handled.rejected !== undefined) throw evidenceRefusal(handled.rejected);
    return handled;
  };

/** Makes evidence of an upload; answers its id, and its event where it is new. A refusal is a refusal of the file. */
const createAddFrom = (deps: CompleteEvidenceUploadDeps) => {
  const { nextId, evidenceFiles, evidenceMaker } = deps;
  const readUpload = createReadUpload(deps);
  const record = createRecord(deps);
  const reachedReview = createReachedReview(deps);
  const addMade = async ({ request, upload }: Completion, { content, ...made }: MadeAside) => {
    // That took a while, in which others may have added the same or removed it.
    const review = await reachedReview(request, upload.reviewId);
    const same = sameEvidence(review.state, made.contentHash);
    if (same) return { evidenceId: same.id, position: review.position ?? 0 };
    const refused = refusedEvidence(review.state);
    if (refused) throw evidenceRefusal(refused);
    // New with each attempt: nothing is ever stored over what somebody else stores.
    const evidenceId = nextId();
    const { reviewId, accountId } = review.state;
    const { storedHash } = await evidenceFiles.put({
      evidenceId,
      reviewId,
      accountId,
      size: made.size,
      content: counted(content),
    });
    const added = { evidenceId, storedHash, addedBy: review.by, ...made };
    const { events, state, position } = await record(request, review, added);
    const event = events.find((one) => one.type === 'EvidenceAdded');
    if (event) {
      await evidenceFiles.confirm(evidenceId);
      return { evidenceId, event, position };
    }
    const other = exists(state) ? sameEvidence(state, made.contentHash) : undefined;
    if (!other) throw evidenceNotFound();
    return { evidenceId: other.id, position };
  };
  return async (completion: Completion) =>
    evidenceMaker.make(await readUpload(completion.upload), (made) => addMade(completion, made));
};

export const completeEvidenceUploadRoute = slice(
  {
    name: 'complete-evidence-upload',
    call: 'POST /evidence-uploads/:uploadId/completion',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Eine Datei, die ganz angekommen ist, als Beleg hinzufügen',
    description:
      'Was die Datei ist, sagt ihr Inhalt, nicht ihr Name. Bilder werden neu gespeichert, ohne Ort, Gerät und andere Angaben. ' +
      'Hat der Antrag denselben Inhalt schon, wird mit 200 der vorhandene Beleg genannt. Was abgelehnt wird, ist gelöscht.',
    params: uploadParamsSchema,
    answers: { 200: evidenceSchema, 201: evidenceSchema },
    refusals: {
      409: 'Die Datei ist noch nicht ganz da oder wird schon verarbeitet, oder der Antrag nimmt sie nicht auf.',
      422: 'Die Datei ist keine, die Beleg sein kann; der Satz sagt, warum.',
      503: 'Es werden gerade zu viele Dateien verarbeitet, oder ihr Speicher ist nicht erreichbar.',
    },
    records: ['EvidenceAdded'],
    example: {
      params: { uploadId: given('whole-evidence-upload', 'uploadId') },
      subject: given('whole-evidence-upload', 'uploadId'),
      statusAfterCrash: 200,
    },
  },
  (deps: CompleteEvidenceUploadDeps) => {
    const { kit, evidenceUploads: uploads, reviewEvidence } = deps;
    const reachedReview = createReachedReview(deps);
    const addFrom = createAddFrom(deps);
    const gate = createGate(FILES_AT_ONCE);

    const listed = async (reviewId: string, evidenceId: string) =>
      (await reviewEvidence.ofReview(reviewId)).find(({ id }) => id === evidenceId);
    const evidenceThatIsThere = async (reviewId: string, evidenceId: string) => {
      const found = await listed(reviewId, evidenceId);
      if (!found) throw evidenceNotFound();
      return found;
    };

    /** Null where the same content was there a moment ago and is removed now. */
    const addOnce = async (request: FastifyRequest, reply: FastifyReply, upload: Upload) => {
      const added = await addFrom({ request, upload });
      await kit.untilVisible(request, reply, added.position);
      const evidence = added.event ? addedEvidence(added.event) : await listed(upload.reviewId, added.evidenceId);
      if (!evidence) return null;
      await uploads.finish(upload.id, added.evidenceId);
      if (added.event) reply.code(201);
      return evidence;
    };

    const complete = async (request: FastifyRequest, reply: FastifyReply, upload: Upload) => {
      try {
        for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
          const evidence = await addOnce(request, reply, upload);
          if (evidence) return evidence;
        }
        throw crowdedOut();
      } catch (error) {
        const isFinal = error instanceof Refusal && error.status < 500;
        await (isFinal ? uploads.abandon(upload.id) : uploads.letGo(upload.id));
        throw error;
      }
    };

    return async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const found = await uploads.find(request.params.uploadId, accountId);
      if (found === null) throw uploadNotFound();
      await reachedReview(request, found.reviewId);
      if (found.evidenceId !== null) return evidenceThatIsThere(found.reviewId, found.evidenceId);
      if (found.received < found.size) throw incomplete(found);
      const leave = await gate.enter(accountId);
      try {
        if (await uploads.take(found.id)) return await complete(request, reply, found);
        const now = await uploads.find(found.id, accountId);
        if (now === null) throw uploadNotFound();
        if (now.evidenceId === null) throw beingMade();
        return await evidenceThatIsThere(now.reviewId, now.evidenceId);
      } finally {
        leave();
      }
    };
  },
);
