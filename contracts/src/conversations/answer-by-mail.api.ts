import { z } from 'zod';
import { withAsciiDomain } from '../ascii-domain.ts';
import {
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_MAX,
  EMAIL_MAX_LENGTH,
  EMAIL_NAME_MAX_LENGTH,
  VISITOR_NAME_MAX_LENGTH,
} from '../constants.ts';
import { readable } from '../texts.ts';
import { ANSWER_MAIL_LANGUAGES } from './answer-by-mail.ts';

/** One line of plain text: nothing that breaks lines or steers a terminal. */
const line = (max: number, message: string) =>
  z
    .string(message)
    .overwrite(readable)
    .max(max, message)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, message);

const noEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse an.';

export const giveContactBodySchema = z.object({
  email: z
    .string(noEmail)
    .trim()
    .max(EMAIL_MAX_LENGTH, noEmail)
    .transform(withAsciiDomain)
    .pipe(z.email(noEmail).max(EMAIL_MAX_LENGTH, noEmail))
    .refine((address) => address.lastIndexOf('@') <= EMAIL_NAME_MAX_LENGTH, noEmail),
  name: line(VISITOR_NAME_MAX_LENGTH, `Der Name darf höchstens ${VISITOR_NAME_MAX_LENGTH} Zeichen haben.`).nullish(),
  language: z.enum(ANSWER_MAIL_LANGUAGES, 'language muss de oder en sein.').default('de'),
  consent: z
    .literal(true, 'Bitte stimmen Sie zu, dass wir die Angaben dafür speichern.')
    .describe('Dass die Angaben bis zur Löschung der Unterhaltung gespeichert werden, um Antworten anzukündigen.'),
});
export type GiveContactBody = z.input<typeof giveContactBodySchema>;

const attributesMessage = `Höchstens ${ATTRIBUTES_MAX} Angaben mit Namen bis ${ATTRIBUTE_NAME_MAX_LENGTH} und Werten bis ${ATTRIBUTE_VALUE_MAX_LENGTH} Zeichen.`;
const attributeName = z.string().regex(new RegExp(`^[\\p{L}\\p{N}_ -]{1,${ATTRIBUTE_NAME_MAX_LENGTH}}$`, 'u'));

export const giveAttributesBodySchema = z.object({
  attributes: z
    .record(attributeName, line(ATTRIBUTE_VALUE_MAX_LENGTH, attributesMessage), attributesMessage)
    .refine((given) => Object.keys(given).length <= ATTRIBUTES_MAX, attributesMessage),
});

/** What is kept of a visitor beside the messages: null and empty where nothing is, and for customers, who have an account. */
export const chatContactSchema = z
  .object({
    email: z.string().nullable(),
    name: z.string().nullable(),
    attributes: z.record(z.string(), z.string()),
    mails: z
      .array(z.object({ at: z.iso.datetime(), used: z.boolean() }))
      .describe('Wann ein Link zu dieser Unterhaltung per E-Mail ging, und ob er benutzt ist; die neuesten.'),
  })
  .meta({ id: 'ChatContact' });
export type ChatContact = z.output<typeof chatContactSchema>;

const LINK_MAX_LENGTH = 200;
const noLink = 'Der Link ist unvollständig.';
/** What stands behind `#` in a link. */
export const answerLinkBodySchema = z.object({ link: z.string(noLink).min(1, noLink).max(LINK_MAX_LENGTH, noLink) });

/** A visitor's session on the product's own page, and the key under which that page keeps it. */
export const continuedSessionSchema = z
  .object({
    token: z.string(),
    expires_at: z.iso.datetime(),
    visitor_id: z.uuid(),
    key: z.string(),
    partner_name: z.string().nullable(),
  })
  .meta({ id: 'ContinuedSession' });
export type ContinuedSession = z.output<typeof continuedSessionSchema>;

export const linkSentSchema = z.object({ message: z.string() });
