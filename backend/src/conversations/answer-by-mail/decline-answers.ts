import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyRequest } from 'fastify';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { conversationStreamType } from '../conversation.ts';
import type { AnswerLinkTokens } from './answer-link-tokens.ts';
import type { DeclinedAddresses } from './declined-addresses.ts';
import { withdrawContact } from './give-contact.ts';
import { isSameAddress } from './visitor-contact.ts';

export interface DeclineAnswersDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly kit: Pick<RequestKit, 'commandContext'>;
  readonly answerLinkTokens: Pick<AnswerLinkTokens, 'stopLinkOf'>;
  readonly declinedAddresses: Pick<DeclinedAddresses, 'decline'>;
}

/**
 * Whoever got a mail with this token wants none any more: the address that it went to is not written to, wherever it is named, and
 * leaves the conversation if it is still there. Answers false for a token of no mail, and once the conversation is erased.
 */
export const createDeclineAnswers =
  ({ commands, kit, answerLinkTokens, declinedAddresses }: DeclineAnswersDeps) =>
  async (request: FastifyRequest, token: string): Promise<boolean> => {
    const named = answerLinkTokens.stopLinkOf(token);
    if (named === null) return false;
    const { conversationId, linkId } = named;
    const streamId = conversationStream(conversationId);
    const { state } = await commands.load(conversationStreamType, streamId);
    const link = state.status === 'begun' ? state.byMail.links.find(({ id }) => id === linkId) : undefined;
    if (!link?.email) return false;
    await declinedAddresses.decline(link.email);
    await commands.handle({
      streamType: conversationStreamType,
      streamId,
      decide: (now) =>
        now.status === 'begun' && now.byMail.contact && isSameAddress(now.byMail.contact.email, link.email)
          ? withdrawContact(now, { conversationId, by: 'mail' })
          : [],
      context: kit.commandContext(request, null),
    });
    return true;
  };
