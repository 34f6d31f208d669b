import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { type Notice, noticeQuerySchema, noticeSchema } from '@sternklar/contracts/reviews/casework/notice.api';
import { namedEvidenceSchema } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { notDrawnIn } from './letter/letter-words.ts';
import { noticeFor } from './notice.ts';
import type { NoticeSettings } from './notice-settings.ts';
import { type NoticeSourceDeps, readNoticeSource } from './read-notice-source.ts';
import { closedWays } from './ways.ts';

export interface ShowNoticeDeps extends NoticeSourceDeps {
  readonly noticeSettings: NoticeSettings;
}

/** Letters alone are drawn by us. */
const NOT_DRAWN: Readonly<Record<Channel, (notice: Pick<Notice, 'text' | 'fields'>) => string>> = {
  'report-tool': () => '',
  'legal-form': () => '',
  email: () => '',
  post: ({ text, fields }) => notDrawnIn([text, ...fields.map(({ value }) => value)]),
};

export const showNoticeRoute = slice(
  {
    name: 'show-notice',
    call: 'GET /reviews/:id/notice',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary: 'Der Text für die Plattform, aus den Worten des Kunden, und was ihm noch fehlt',
    params: idParamsSchema,
    query: noticeQuerySchema.extend({ evidence: namedEvidenceSchema }),
    answers: { 200: noticeSchema },
    refusals: { 409: 'Ein Widerspruch geht nur gegen eine Ablehnung.' },
    records: [],
    example: { params: { id: given('review') }, query: { channel: 'report-tool' }, subject: given('review') },
  },
  (deps: ShowNoticeDeps) => async (request) => {
    const { channel, appeal: isAppeal, evidence } = request.query;
    const source = await readNoticeSource(deps, request, { reviewId: request.params.id, isAppeal, evidence });
    const notice = noticeFor(channel, source, deps.noticeSettings);
    return { ...notice, not_drawn: NOT_DRAWN[channel](notice), closed_ways: closedWays(deps.noticeSettings) };
  },
);
