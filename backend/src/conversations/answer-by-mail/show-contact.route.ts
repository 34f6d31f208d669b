import { chatContactSchema } from '@sternklar/contracts/conversations/answer-by-mail.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import { contactIn } from './contact-answers.ts';

export interface ShowContactRouteDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly kit: Pick<RequestKit, 'callerOf'>;
}

export const showContactRoute = slice(
  {
    name: 'show-contact',
    call: 'GET /chat/contact',
    access: 'signed-in-or-visitor',
    tag: TAG,
    summary:
      'Was über den Besucher neben seinen Nachrichten gespeichert ist: Name, Adresse, Angaben der Seite, E-Mails',
    answers: { 200: chatContactSchema },
    records: [],
    example: {},
  },
  ({ commands, kit }: ShowContactRouteDeps) =>
    async (request) => {
      const { conversationId } = conversationOf(participantOf(kit.callerOf(request)));
      return contactIn((await commands.load(conversationStreamType, conversationStream(conversationId))).state);
    },
);
