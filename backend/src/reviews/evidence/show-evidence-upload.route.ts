import { evidenceUploadSchema } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';
import { uploadNotFound, uploadOf, uploadParamsSchema } from './evidence-answers.ts';
import type { EvidenceUploads } from './evidence-uploads.ts';

export interface ShowEvidenceUploadDeps {
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly evidenceUploads: Pick<EvidenceUploads, 'find'>;
}

export const showEvidenceUploadRoute = slice(
  {
    name: 'show-evidence-upload',
    call: 'GET /evidence-uploads/:uploadId',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Wie viel von einer eigenen Datei angekommen ist',
    params: uploadParamsSchema,
    answers: { 200: evidenceUploadSchema },
    records: [],
    example: { params: { uploadId: given('evidence-upload') }, subject: given('evidence-upload') },
  },
  ({ kit, evidenceUploads: uploads }: ShowEvidenceUploadDeps) =>
    async (request) => {
      const upload = await uploads.find(request.params.uploadId, kit.identityOf(request).accountId);
      if (upload === null) throw uploadNotFound();
      return uploadOf(upload);
    },
);
