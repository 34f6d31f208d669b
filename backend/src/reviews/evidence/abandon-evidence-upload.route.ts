import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';
import { uploadNotFound, uploadParamsSchema } from './evidence-answers.ts';
import type { EvidenceUploads } from './evidence-uploads.ts';

export interface AbandonEvidenceUploadDeps {
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly evidenceUploads: Pick<EvidenceUploads, 'find' | 'abandonUntaken'>;
}

const completed = () =>
  new Refusal(
    409,
    'upload-completed',
    'Diese Datei ist schon ein Beleg oder wird gerade dazu. Entfernen können Sie sie in der Liste der Belege.',
  );

export const abandonEvidenceUploadRoute = slice(
  {
    name: 'abandon-evidence-upload',
    call: 'DELETE /evidence-uploads/:uploadId',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Eine Datei doch nicht senden; was von ihr da ist, wird gelöscht',
    params: uploadParamsSchema,
    answers: { 200: messageSchema },
    refusals: { 409: 'Die Datei ist schon ein Beleg oder wird gerade dazu.' },
    records: [],
    example: { params: { uploadId: given('evidence-upload') }, subject: given('evidence-upload') },
  },
  ({ kit, evidenceUploads: uploads }: AbandonEvidenceUploadDeps) =>
    async (request) => {
      const upload = await uploads.find(request.params.uploadId, kit.identityOf(request).accountId);
      if (upload === null) throw uploadNotFound();
      if (!(await uploads.abandonUntaken(upload.id))) throw completed();
      return { message: 'Der Upload ist abgebrochen.' };
    },
);
