import { z } from 'zod';
import { defineEvent } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { ANSWER_MAIL_LANGUAGES } from './answer-by-mail.ts';
import { participantSchema } from './participant.ts';

const ofVisitor = { conversationId: z.uuid(), visitorId: z.uuid(), partnerId: z.uuid().nullable() };
const ids = { conversationId: z.uuid(), participant: participantSchema };

/** A visitor wants to be told by mail when a person has answered, and may say how they are called. */
export const visitorContactGiven = defineEvent(
  'VisitorContactGiven',
  z.object({
    ...ofVisitor,
    /** What the mails are written in. */
    language: z.enum(ANSWER_MAIL_LANGUAGES),
    email: personal(z.string(), { subject: 'visitor', purpose: 'Antworten per E-Mail an Besucher' }),
    name: personal(z.string(), { subject: 'visitor', purpose: 'Antworten per E-Mail an Besucher' }).optional(),
  }),
);

/** The visitor, or whoever got the mail, wants none any more. What was given before is forgotten by everything that shows it. */
export const visitorContactWithdrawn = defineEvent(
  'VisitorContactWithdrawn',
  z.object({ ...ids, by: z.enum(['chat', 'mail']) }),
);

/** What a partner's page says of its visitor; nobody vouches for it. All that it says counts, in place of what it said before. */
export const visitorAttributesGiven = defineEvent(
  'VisitorAttributesGiven',
  z.object({
    ...ofVisitor,
    attributes: personal(z.record(z.string(), z.string()), {
      subject: 'visitor',
      purpose: 'Angaben von Partnerseiten über Besucher',
    }),
  }),
);

/** A visitor is to get a link by mail: a person has answered, or an earlier link had served its time. */
export const answerLinkIssued = defineEvent(
  'AnswerLinkIssued',
  z.object({
    ...ids,
    linkId: z.uuid(),
    because: z.enum(['answered', 'asked-again']),
    validUntil: z.iso.datetime(),
  }),
);

/** Somebody has gone on with the conversation by a link, which no longer works. */
export const answerLinkUsed = defineEvent('AnswerLinkUsed', z.object({ ...ids, linkId: z.uuid() }));

export const answerByMailEvents = [
  visitorContactGiven,
  visitorContactWithdrawn,
  visitorAttributesGiven,
  answerLinkIssued,
  answerLinkUsed,
] as const;
