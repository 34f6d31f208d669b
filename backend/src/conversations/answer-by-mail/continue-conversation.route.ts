import {
  answerLinkBodySchema,
  type ContinuedSession,
  continuedSessionSchema,
} from '@sternklar/contracts/conversations/answer-by-mail.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { conversationNotFound, TAG } from '../conversation-answers.ts';
import type { AnswerLinkTokens } from './answer-link-tokens.ts';
import { type LinkRefusal, useAnswerLink } from './answer-links.ts';
import { chatIsAway, linkExpired, linkUnknown, linkUsed } from './contact-answers.ts';

/** A partner whose chat may be used, and the key that its pages have at present. */
export interface PartnerAtPresent {
  /** Null for the product's own pages. */
  readonly name: string | null;
  readonly keyId: string;
  readonly publicKey: string;
}

export interface ContinueConversationRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly answerLinkTokens: Pick<AnswerLinkTokens, 'linkOf'>;
  /** Null for a partner that is paused, or has no key. */
  readonly partnerAtPresent: (partnerId: string) => Promise<PartnerAtPresent | null>;
}

const REFUSALS: Readonly<Record<LinkRefusal, () => Error>> = {
  'link-unknown': linkUnknown,
  'link-used': linkUsed,
  'link-expired': linkExpired,
};

export const continueConversationRoute = slice(
  {
    name: 'continue-conversation',
    call: 'POST /chat/continuations',
    access: 'public',
    tag: TAG,
    summary: 'Mit dem Link aus einer E-Mail die eigene Unterhaltung als Besucher weiterführen; das geht einmal',
    body: answerLinkBodySchema,
    answers: { 201: continuedSessionSchema },
    refusals: {
      404: 'Diesen Link gibt es nicht, oder die Unterhaltung ist gelöscht.',
      409: 'Der Chat dieses Partners ist zurzeit nicht erreichbar.',
      410: 'Der Link ist benutzt oder abgelaufen.',
    },
    records: ['AnswerLinkUsed'],
    example: { body: { link: { given: 'answer-link', field: 'token' } } },
    edge: { idempotencyKey: false },
  },
  ({ commands, kit, now, answerLinkTokens, partnerAtPresent }: ContinueConversationRouteDeps, app) =>
    async (request, reply): Promise<ContinuedSession> => {
      const named = answerLinkTokens.linkOf(request.body.link);
      if (named === null) throw linkUnknown();
      const streamId = conversationStream(named.conversationId);
      const known = await commands.load(conversationStreamType, streamId);
      if (known.state.status !== 'begun' || known.state.participant.kind !== 'visitor') throw conversationNotFound();
      const { id, partnerId } = known.state.participant;
      // Before the link is used up.
      const partner = partnerId === null ? null : await partnerAtPresent(partnerId);
      if (partner === null || partnerId === null) throw chatIsAway();
      const handled = await commands.handle({
        streamType: conversationStreamType,
        streamId,
        knownUntil: known,
        decide: (state) => useAnswerLink(state, { ...named, now: now() }),
        context: kit.commandContext(request, null),
      });
      if (handled.rejected !== undefined) throw REFUSALS[handled.rejected]();
      await kit.untilVisible(request, reply, handled.position);
      const { keyId, publicKey, name } = partner;
      const { token, expiresAt } = app.visitorTokens.sign({ id, partnerId, keyId, identified: true, continued: true });
      reply.code(201);
      return { token, expires_at: expiresAt.toISOString(), visitor_id: id, key: publicKey, partner_name: name };
    },
);
