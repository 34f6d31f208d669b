import { noticeQuerySchema, noticeSchema } from '@sternklar/contracts/reviews/casework/notice.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { noticeFor } from './notice.ts';
import type { NoticeSettings } from './notice-settings.ts';
import { type NoticeSourceDeps, readNoticeSource } from './read-notice-source.ts';

export interface ShowNoticeDeps extends NoticeSourceDeps {
  readonly noticeSettings: NoticeSettings;
}

export const showNoticeRoute = slice(
  {
    name: 'show-notice',
    call: 'GET /reviews/:id/notice',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary: 'Der Text für die Plattform, aus den Worten des Kunden, und was ihm noch fehlt',
    params: idParamsSchema,
    query: noticeQuerySchema,
    answers: { 200: noticeSchema },
    records: [],
    example: { params: { id: given('review') }, query: { channel: 'report-tool' }, subject: given('review') },
  },
  (deps: ShowNoticeDeps) => async (request) => {
    const { channel, appeal: isAppeal } = request.query;
    const source = await readNoticeSource(deps, request, { reviewId: request.params.id, isAppeal });
    return { ...noticeFor(channel, source, deps.noticeSettings), not_drawn: '' };
  },
);
