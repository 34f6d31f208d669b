import { letterQuerySchema } from '@sternklar/contracts/reviews/casework/notice.api';
import { namedEvidenceSchema } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { z } from 'zod';
import { given } from '../../../platform/example-call.port.ts';
import { Refusal } from '../../../platform/refusal.port.ts';
import { slice } from '../../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../../review-answers.ts';
import { readNoticeSource } from '../read-notice-source.ts';
import type { ShowNoticeDeps } from '../show-notice.route.ts';
import { letterPdf } from './letter-pdf.ts';
import { letterWordsOf } from './letter-words.ts';

export const showLetterRoute = slice(
  {
    name: 'show-letter',
    call: 'GET /reviews/:id/letter',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary: 'Der Brief an die Plattform als PDF, aus den Worten des Kunden',
    params: idParamsSchema,
    query: letterQuerySchema.extend({ evidence: namedEvidenceSchema }),
    answers: {
      200: {
        description: 'Der Brief',
        content: { 'application/pdf': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
      },
    },
    refusals: { 409: 'Es gibt keine Anschrift, an die Briefe gehen, oder keine Ablehnung für einen Widerspruch.' },
    records: [],
    example: { params: { id: given('review') }, query: {}, subject: given('review') },
  },
  (deps: ShowNoticeDeps) => async (request, reply) => {
    const { appeal: isAppeal, evidence } = request.query;
    const source = await readNoticeSource(deps, request, { reviewId: request.params.id, isAppeal, evidence });
    if (deps.noticeSettings.postalAddress.length === 0) {
      throw new Refusal(409, 'letter-without-recipient', 'Für Briefe ist keine Anschrift der Plattform hinterlegt.');
    }
    const now = deps.now().toISOString();
    const letter = await letterPdf(letterWordsOf(source, deps.noticeSettings, now), now);
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store, private')
      .header('content-disposition', `attachment; filename="Brief-${request.params.id}.pdf"`)
      .send(letter);
  },
);
