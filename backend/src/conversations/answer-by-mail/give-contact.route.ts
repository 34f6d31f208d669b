import { chatContactSchema, giveContactBodySchema } from '@sternklar/contracts/conversations/answer-by-mail.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { callerOf, type SharedCounts } from '../../platform/counts.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import { addressDeclines, contactIn, nothingWrittenYet, tooManyContacts } from './contact-answers.ts';
import { createCountContact } from './contact-limits.ts';
import type { DeclinedAddresses } from './declined-addresses.ts';
import { giveContact } from './give-contact.ts';

export interface GiveContactRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly counts: Pick<SharedCounts, 'count'>;
  readonly declinedAddresses: Pick<DeclinedAddresses, 'has'>;
  readonly kit: RequestKit;
}

export const giveContactRoute = slice(
  {
    name: 'give-contact',
    call: 'POST /chat/contact',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Als Besucher sagen, an welche Adresse eine Antwort angekündigt werden darf',
    description:
      'Für Besucher, die schon geschrieben haben. Bei Kunden wird nichts gespeichert: Sie bekommen Antworten an die Adresse ihres Kontos.',
    body: giveContactBodySchema,
    answers: { 200: chatContactSchema },
    refusals: {
      404: 'Es wurde noch nichts geschrieben.',
      409: 'Zu viele verschiedene Angaben, oder die Adresse will keine E-Mails.',
    },
    records: ['VisitorContactGiven'],
    example: { needs: ['own-message'], body: { email: 'besuch@beispiel.de', language: 'de', consent: true } },
  },
  ({ commands, counts, declinedAddresses, kit }: GiveContactRouteDeps) => {
    const count = createCountContact(counts);
    return async (request, reply) => {
      const participant = participantOf(kit.callerOf(request));
      if (participant.kind === 'account') return contactIn({ status: 'none' });
      const { conversationId } = conversationOf(participant);
      const { email, name, language } = request.body;
      await count('answer contact by network', callerOf(request));
      await count('answer contact by address', email.toLowerCase());
      if (await declinedAddresses.has(email)) throw addressDeclines();
      const of = { conversationId, visitorId: participant.id, partnerId: participant.partnerId };
      const handled = await commands.handle({
        streamType: conversationStreamType,
        streamId: conversationStream(conversationId),
        decide: (state) => giveContact(state, { ...of, email, name: name || null, language }),
        context: kit.commandContext(request, null),
      });
      if (handled.rejected === 'too-many-contacts') throw tooManyContacts();
      if (handled.rejected !== undefined) throw nothingWrittenYet();
      await kit.untilVisible(request, reply, handled.position);
      return contactIn(handled.state);
    };
  },
);
