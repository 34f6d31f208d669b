import { Readable } from 'node:stream';
import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { exists, reviewStreamType } from '../review.ts';
import { reviewNotFound, TAG } from '../review-answers.ts';
import { evidenceNotFound, evidenceParamsSchema } from './evidence-answers.ts';
import type { EvidenceFiles } from './evidence-files.ts';

export interface ShowEvidenceFileDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly reviews: Pick<Queries['reviews'], 'byId'>;
  readonly reviewEvidence: Pick<Queries['reviewEvidence'], 'ofReview'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'read'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

const onlyHashes = () =>
  new Refusal(403, 'forbidden', 'Die Prüfung sieht Prüfsummen von Belegen, nicht die Belege selbst.');

const SHOWN: Readonly<Record<Evidence['kind'], string>> = { picture: 'inline', document: 'attachment' };

/** RFC 6266, with the name in ASCII for old programs and in UTF-8 for all others (RFC 5987). */
export const dispositionOf = ({ kind, name }: Pick<Evidence, 'kind' | 'name'>): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${SHOWN[kind]}; filename="${plain}"; filename*=UTF-8''${whole}`;
};

export const showEvidenceFileRoute = slice(
  {
    name: 'show-evidence-file',
    call: 'GET /reviews/:id/evidence/:evidenceId/file',
    access: 'signed-in',
    reach: 'owner-or-admin-not-auditor',
    tag: TAG,
    summary:
      'Ein Beleg selbst, für seinen Inhaber auch zu einem entfernten Unternehmen; die Prüfung sieht nur Prüfsummen',
    params: evidenceParamsSchema,
    answers: {
      200: {
        description: 'Das Bild, oder die PDF-Datei als Anhang',
        content: { 'application/octet-stream': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
      },
    },
    refusals: {
      403: 'Die Prüfung sieht Prüfsummen, nicht die Belege selbst.',
      503: 'Der Speicher der Dateien ist gerade nicht erreichbar.',
    },
    records: [],
    example: {
      params: { id: given('evidence', 'reviewId'), evidenceId: given('evidence') },
      subject: given('evidence', 'reviewId'),
    },
  },
  ({ commands, reviews, reviewEvidence, evidenceFiles, kit }: ShowEvidenceFileDeps) => {
    /** Of a removed business no list has the review, and its owner's export names the file. */
    const isExportedTo = async (accountId: string, reviewId: string): Promise<boolean> => {
      const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
      return exists(state) && !state.erased && state.accountId === accountId;
    };
    return async (request, reply) => {
      const { id: reviewId, evidenceId } = request.params;
      const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
      const review = await reviews.byId(reviewId);
      const isReached =
        review === null ? await isExportedTo(accountId, reviewId) : review.user_id === accountId || isAdmin;
      if (!isReached && isAuditor) throw onlyHashes();
      if (!isReached) throw reviewNotFound();
      const evidence = (await reviewEvidence.ofReview(reviewId)).find(({ id }) => id === evidenceId);
      const content = evidence && (await evidenceFiles.read({ evidenceId, reviewId }));
      if (!evidence || !content) throw evidenceNotFound();
      return reply
        .type(evidence.type)
        .header('content-length', evidence.size)
        .header('content-disposition', dispositionOf(evidence))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(Readable.from(content, { objectMode: false }));
    };
  },
);
