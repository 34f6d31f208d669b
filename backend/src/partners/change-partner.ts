import { type PartnerEvent, partnerStream } from '@sternklar/contracts/partners/partner.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Decision } from '@sternklar/event-store/decider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { type PartnerState, partnerStreamType } from './partner.ts';
import { refusalFor } from './partner-answers.ts';
import type { PartnerDirectory } from './partner-directory.ts';

export interface ChangePartnerDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
  readonly directory: Pick<PartnerDirectory, 'forget'>;
}

type PartnerDecision = Decision<PartnerEvent, Parameters<typeof refusalFor>[0]>;

/**
 * Carries a command out on a partner's stream, and answers its events when every reader has seen them: from then on requests
 * from the partner's pages go by it. Throws the refusal of a decision that was refused.
 */
export const createChangePartner =
  ({ commands, kit, directory }: ChangePartnerDeps) =>
  async (
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    partnerId: string,
    decide: (state: PartnerState) => PartnerDecision,
  ) => {
    const handled = await commands.handle({
      streamType: partnerStreamType,
      streamId: partnerStream(partnerId),
      decide,
      context: kit.commandContext(request, null),
    });
    if (handled.rejected !== undefined) throw refusalFor(handled.rejected);
    directory.forget(partnerId);
    await kit.untilVisible(request, reply, handled.position);
    // Once more: meanwhile a request may have asked read models that did not know yet.
    directory.forget(partnerId);
    return handled.events;
  };
export type ChangePartner = ReturnType<typeof createChangePartner>;
