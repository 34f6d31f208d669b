import { chatContactSchema } from '@sternklar/contracts/conversations/answer-by-mail.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { slice } from '../../platform/slice.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import type { TakeStepDeps } from '../take-step.ts';
import { contactIn } from './contact-answers.ts';
import { withdrawContact } from './give-contact.ts';

export const withdrawContactRoute = slice(
  {
    name: 'withdraw-contact',
    call: 'POST /chat/contact/removal',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Als Besucher keine Antworten per E-Mail mehr wollen: Name und Adresse zeigt danach niemand mehr',
    answers: { 200: chatContactSchema },
    records: ['VisitorContactWithdrawn'],
    example: {},
  },
  ({ commands, kit }: TakeStepDeps) =>
    async (request, reply) => {
      const { conversationId } = conversationOf(participantOf(kit.callerOf(request)));
      const handled = await commands.handle({
        streamType: conversationStreamType,
        streamId: conversationStream(conversationId),
        decide: (state) => withdrawContact(state, { conversationId, by: 'chat' }),
        context: kit.commandContext(request, null),
      });
      if (handled.rejected !== undefined) return contactIn({ status: 'none' });
      await kit.untilVisible(request, reply, handled.position);
      return contactIn(handled.state);
    },
);
