import { chatContactSchema, giveAttributesBodySchema } from '@sternklar/contracts/conversations/answer-by-mail.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { slice } from '../../platform/slice.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import type { TakeStepDeps } from '../take-step.ts';
import { contactIn, nothingWrittenYet, tooManyChanges } from './contact-answers.ts';
import { giveAttributes } from './give-contact.ts';

export const giveAttributesRoute = slice(
  {
    name: 'give-attributes',
    call: 'POST /chat/attributes',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Was die Seite eines Partners über ihren Besucher sagt; unser Team sieht es als ungeprüften Text',
    description: 'Ersetzt, was sie vorher sagte. Bei Kunden wird nichts gespeichert.',
    body: giveAttributesBodySchema,
    answers: { 200: chatContactSchema },
    refusals: { 404: 'Es wurde noch nichts geschrieben.', 409: 'Die Angaben haben sich schon zu oft geändert.' },
    records: ['VisitorAttributesGiven'],
    example: { needs: ['own-message'], body: { attributes: { Tarif: 'Premium' } } },
  },
  ({ commands, kit }: TakeStepDeps) =>
    async (request, reply) => {
      const participant = participantOf(kit.callerOf(request));
      if (participant.kind === 'account') return contactIn({ status: 'none' });
      const { conversationId } = conversationOf(participant);
      const of = { conversationId, visitorId: participant.id, partnerId: participant.partnerId };
      const handled = await commands.handle({
        streamType: conversationStreamType,
        streamId: conversationStream(conversationId),
        decide: (state) => giveAttributes(state, { ...of, attributes: request.body.attributes }),
        context: kit.commandContext(request, null),
      });
      if (handled.rejected === 'too-many-changes') throw tooManyChanges();
      if (handled.rejected !== undefined) throw nothingWrittenYet();
      await kit.untilVisible(request, reply, handled.position);
      return contactIn(handled.state);
    },
);
