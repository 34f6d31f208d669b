import { answerLinkBodySchema, linkSentSchema } from '@sternklar/contracts/conversations/answer-by-mail.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { TAG } from '../conversation-answers.ts';
import type { AnswerLinkTokens } from './answer-link-tokens.ts';
import { issueAnswerLink } from './answer-links.ts';
import { linkUnknown } from './contact-answers.ts';

export interface RenewAnswerLinkRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly answerLinkTokens: Pick<AnswerLinkTokens, 'linkOf'>;
}

/** The same whether one was sent or not: who holds an old link learns nothing by it. */
const SENT = { message: 'Wenn zu dieser Unterhaltung noch eine Adresse gehört, ist ein neuer Link dorthin unterwegs.' };

export const renewAnswerLinkRoute = slice(
  {
    name: 'renew-answer-link',
    call: 'POST /chat/continuations/renewal',
    access: 'public',
    tag: TAG,
    summary: 'Für einen benutzten oder abgelaufenen Link einen neuen an dieselbe Adresse schicken lassen',
    description: 'Höchstens fünf E-Mails am Tag zu einer Unterhaltung. Die Adresse wird nicht genannt.',
    body: answerLinkBodySchema,
    answers: { 200: linkSentSchema },
    refusals: { 404: 'Diesen Link gibt es nicht.' },
    records: ['AnswerLinkIssued'],
    example: { body: { link: { given: 'answer-link', field: 'token' } } },
  },
  ({ commands, kit, now, answerLinkTokens }: RenewAnswerLinkRouteDeps) =>
    async (request, reply) => {
      const named = answerLinkTokens.linkOf(request.body.link);
      if (named === null) throw linkUnknown();
      const { conversationId } = named;
      const handled = await commands.handle({
        streamType: conversationStreamType,
        streamId: conversationStream(conversationId),
        decide: (state) =>
          issueAnswerLink(state, { conversationId, linkId: kit.newId(request), because: 'asked-again', now: now() }),
        context: kit.commandContext(request, null),
      });
      if (handled.rejected === undefined) await kit.untilVisible(request, reply, handled.position);
      return SENT;
    },
);
