import { noticeQuerySchema, noticeSchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { momentInBerlin } from '../../platform/mail.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { BusinessOf } from '../business-of.ts';
import { exists, reviewStreamType } from '../review.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';
import { noticeFor } from './notice.ts';

export interface ShowNoticeDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly businessOf: BusinessOf;
  readonly emailsOf: EmailsOf;
  readonly kit: Pick<RequestKit, 'identityOf'>;
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
  ({ commands, businessOf, emailsOf, kit }: ShowNoticeDeps) =>
    async (request) => {
      const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
      const { state } = await commands.load(reviewStreamType, reviewStream(request.params.id));
      if (!exists(state) || state.erased) throw reviewNotFound();
      if (state.accountId !== accountId && !isAdmin && !isAuditor) throw reviewNotFound();
      const business = await businessOf(state.businessId);
      if (business === null || business.removed) throw reviewNotFound();
      const emails = await emailsOf([state.accountId]);
      return noticeFor(state.details, request.query.channel, {
        businessName: business.businessName ?? '',
        email: emails.get(state.accountId) ?? null,
        submittedOn: momentInBerlin(state.submittedAt),
      });
    },
);
