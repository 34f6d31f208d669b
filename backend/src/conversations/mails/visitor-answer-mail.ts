import { ANSWER_PAGES, type AnswerMailLanguage } from '@sternklar/contracts/conversations/answer-by-mail';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { dayInBerlin, mail, twinsBeside } from '../../platform/mail.port.ts';
import type { AnswerLinkTokens } from '../answer-by-mail/answer-link-tokens.ts';
import { DECLINE_PATHS } from '../answer-by-mail/answer-pages.ts';
import type { DeclinedAddresses } from '../answer-by-mail/declined-addresses.ts';
import { type AnswerLink, linksOfContact, type VisitorContact } from '../answer-by-mail/visitor-contact.ts';
import { conversationStreamType } from '../conversation.ts';

/** Never what was written, nor what the visitor is called: somebody may have typed a stranger's address, and anything as a name. */
interface WaitingAnswer {
  readonly language: AnswerMailLanguage;
  /** Whose page it was; null for the product's own. */
  readonly partnerName: string | null;
  readonly because: AnswerLink['because'];
  /** ISO 8601. */
  readonly validUntil: string;
  readonly token: string;
}

const dayInEnglish = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

const german = ({ because, validUntil }: WaitingAnswer, at: string) => ({
  heading: { answered: 'Eine Antwort auf Ihre Frage', 'asked-again': 'Ihr neuer Link' }[because],
  greeting: 'Guten Tag,',
  meaning: {
    answered: `im Chat auf den Seiten von ${at} hat jemand eine Frage gestellt und diese Adresse angegeben. Jetzt hat ein Mensch aus unserem Team geantwortet.`,
    'asked-again': `hier ist ein neuer Link zu Ihrer Unterhaltung im Chat auf den Seiten von ${at}.`,
  }[because],
  button: 'Unterhaltung fortsetzen',
  once: `Der Link funktioniert einmal, auf jedem Gerät, bis zum ${dayInBerlin(validUntil)}. Danach können Sie sich auf derselben Seite einen neuen schicken lassen.`,
  discreet: 'Aus Rücksicht auf Ihre Daten steht in dieser E-Mail nicht, was geschrieben wurde.',
  notYou: 'Sie haben nichts gefragt, oder möchten solche E-Mails nicht?',
  decline: 'Keine Antworten mehr an diese Adresse',
});

const english = ({ because, validUntil }: WaitingAnswer, at: string): ReturnType<typeof german> => ({
  heading: { answered: 'An answer to your question', 'asked-again': 'Your new link' }[because],
  greeting: 'Hello,',
  meaning: {
    answered: `somebody asked a question in the chat on the pages of ${at} and gave this address. A person of our team has now answered.`,
    'asked-again': `here is a new link to your conversation in the chat on the pages of ${at}.`,
  }[because],
  button: 'Continue the conversation',
  once: `The link works once, on any device, until ${dayInEnglish.format(new Date(validUntil))}. After that you can have a new one sent to you on the same page.`,
  discreet: 'Out of consideration for your data, this e-mail does not contain what was written.',
  notYou: 'You did not ask anything, or do not want such e-mails?',
  decline: 'No more answers to this address',
});

const IN = { de: german, en: english };

export interface VisitorAnswerGiven {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly answerLinkTokens: AnswerLinkTokens;
  readonly declinedAddresses: Pick<DeclinedAddresses, 'has'>;
  readonly partnerNameOf: (partnerId: string) => Promise<string | null>;
}

interface Params {
  readonly conversationId: string;
  readonly linkId: string;
}

/** The link and whom it goes to; null once it was seen elsewhere, declined, or erased. */
const announced = async ({ conversationId, linkId }: Params, { commands }: Pick<VisitorAnswerGiven, 'commands'>) => {
  const { state } = await commands.load(conversationStreamType, conversationStream(conversationId));
  if (state.status !== 'begun' || state.participant.kind !== 'visitor') return null;
  const { contact } = state.byMail;
  const link = linksOfContact(state.byMail).find(({ id }) => id === linkId);
  if (!link || link.used || !contact) return null;
  // Whoever has read it meanwhile, however late the mail is, needs none.
  const isNews = link.because === 'asked-again' || state.news.some(({ what }) => what === 'reply');
  return isNews ? { link, contact, partnerId: state.participant.partnerId } : null;
};

const addressOf = async ({ email }: VisitorContact, { declinedAddresses }: VisitorAnswerGiven) =>
  email === null || (await declinedAddresses.has(email)) ? null : email;

export const visitorAnswerMail = mail({
  name: 'visitor-answer',
  twins: twinsBeside(import.meta.url),
  params: z.object({ conversationId: z.uuid(), linkId: z.uuid() }),
  withoutAccount: true,
  async recipient(params, given: VisitorAnswerGiven): Promise<string | null> {
    const found = await announced(params, given);
    return found && addressOf(found.contact, given);
  },
  async declinePath(params, given: VisitorAnswerGiven) {
    const { language = 'de' } = (await announced(params, given))?.contact ?? {};
    return `${DECLINE_PATHS[language]}?token=${given.answerLinkTokens.stopTokenOf(params)}`;
  },
  async content(params, given: VisitorAnswerGiven): Promise<WaitingAnswer | null> {
    const found = await announced(params, given);
    if (found === null) return null;
    const { link, contact, partnerId } = found;
    return {
      language: contact.language,
      partnerName: partnerId === null ? null : await given.partnerNameOf(partnerId),
      because: link.because,
      validUntil: link.validUntil,
      token: given.answerLinkTokens.tokenOf(params),
    };
  },
  words(answer, brandName) {
    const { language, token } = answer;
    const words = IN[language](answer, answer.partnerName ?? brandName);
    return {
      subject: `${answer.partnerName ?? brandName}: ${words.heading}`,
      preheader: words.meaning,
      language,
      data: { ...words, path: `${ANSWER_PAGES[language]}#${token}` },
    };
  },
  samples: {
    'visitor-answer': {
      language: 'de',
      partnerName: 'Musterhotel',
      because: 'answered',
      validUntil: '2026-07-21T21:59:00.000Z',
      token: 'beispiel',
    },
    'visitor-answer-new-link': {
      language: 'de',
      partnerName: null,
      because: 'asked-again',
      validUntil: '2026-07-21T21:59:00.000Z',
      token: 'beispiel',
    },
    'visitor-answer-english': {
      language: 'en',
      partnerName: 'Musterhotel',
      because: 'answered',
      validUntil: '2026-07-21T21:59:00.000Z',
      token: 'beispiel',
    },
  },
});
