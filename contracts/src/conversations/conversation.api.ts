import { z } from 'zod';
import {
  CHAT_HISTORY_MAX_MESSAGES,
  CHAT_LIST_MAX_MESSAGES,
  CHAT_MESSAGE_MAX_LENGTH,
  CHAT_SUGGESTIONS_MAX,
} from '../constants.ts';
import { readable } from '../texts.ts';
import { ATTENTION_REASONS } from './attention.ts';
import { CONVERSATION_STATUSES } from './conversation-status.ts';
import { MESSAGE_SENDERS } from './message-sender.ts';

/** With something to read in it: blanks and invisible characters alone are no message. */
const messageText = (missing: string) =>
  z
    .string(missing)
    .overwrite(readable)
    .max(CHAT_MESSAGE_MAX_LENGTH, `Die Nachricht darf höchstens ${CHAT_MESSAGE_MAX_LENGTH} Zeichen haben.`)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, missing);

export const sendMessageBodySchema = z.object({
  message: messageText('Bitte schreiben Sie eine Nachricht.'),
  client_message_id: z.uuid('client_message_id muss eine UUID sein.').nullish(),
});
export type SendMessageBody = z.input<typeof sendMessageBodySchema>;

const messageIdMessage = 'message_id muss die erste Nachricht des Kunden in einer Unterhaltung sein.';
export const adminReplyBodySchema = z.object({
  message_id: z.uuid(messageIdMessage),
  reply: messageText('Bitte schreiben Sie eine Antwort.'),
  /** What becomes of the conversation with it, in one step; by default a person has it. */
  afterwards: z.enum(['hand_back', 'resolve'], 'afterwards muss hand_back oder resolve sein.').nullish(),
  seen_reply_id: z
    .uuid('seen_reply_id muss die neueste Antwort des Teams sein, die Sie sehen, oder null.')
    .nullish()
    .describe(
      'Angegeben, auch als null: abgelehnt (409), wenn inzwischen jemand anderes geantwortet hat oder die Unterhaltung bearbeitet; sonst ist sie danach Ihre.',
    ),
  anyway: z
    .boolean('anyway muss true oder false sein.')
    .nullish()
    .describe('Auch dann antworten, wenn jemand anderes schneller war.'),
});
export type AdminReplyBody = z.input<typeof adminReplyBodySchema>;

/**
 * `sender` is 'system' only in answers to messages that wait for a person, which are not kept. `sender_label` is
 * 'KI-Assistent' with every message of the assistant. `client_message_id` is the sender's own id of a message, if it
 * was sent with one.
 */
export const chatMessageSchema = z
  .object({
    id: z.uuid(),
    sender: z.enum([...MESSAGE_SENDERS, 'system']),
    sender_label: z.string().nullable(),
    message: z.string(),
    created_at: z.iso.datetime(),
    client_message_id: z.uuid().nullable(),
    helpful: z
      .boolean()
      .optional()
      .describe('Ob die Antwort des Assistenten dem half, der fragte; fehlt, solange er nichts dazu gesagt hat.'),
    links: z
      .array(z.object({ text: z.string(), path: z.string().regex(/^\/(?!\/)[a-z0-9/#-]*$/) }))
      .optional()
      .describe(
        'Seiten dieses Angebots, die eine Antwort des Assistenten nennt: die Wörter, wie sie in `message` stehen, in deren ' +
          'Reihenfolge, und wohin sie führen. Nur im eigenen Verlauf und in der Antwort auf eine Nachricht.',
      ),
    suggestions: z
      .array(z.string())
      .max(CHAT_SUGGESTIONS_MAX)
      .optional()
      .describe(
        'Fragen zu den nächsten Themen, wo der Assistent die Antwort nicht weiß. Nur in der Antwort auf eine Nachricht; ' +
          'gespeichert werden sie nicht, und `message` ist ohne sie verständlich.',
      ),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** A sentence of a reply that is still coming, as the event `sentence` of POST /chat/message/sentences has it. */
export interface SaidSentence {
  readonly reply_id: string;
  /** To be put behind those before it as it is. */
  readonly text: string;
}

/** The own conversation from its beginning; of a longer one the newest messages, oldest of them first. */
export const chatHistorySchema = z
  .array(chatMessageSchema)
  .max(CHAT_HISTORY_MAX_MESSAGES)
  .describe(`Aufsteigend; höchstens die neuesten ${CHAT_HISTORY_MAX_MESSAGES} Nachrichten.`);

export const takeOverConversationBodySchema = z
  .object({ from_holder: z.boolean('from_holder muss true oder false sein.').default(false) })
  .prefault({});

/** Up to which message everything was read; all of it when none is named. */
export const readBodySchema = z.object({ message_id: z.uuid('message_id muss eine UUID sein.').nullish() });
export type ReadBody = z.input<typeof readBodySchema>;

/** What somebody says of an answer that they got. */
export const rateAnswerBodySchema = z.object({
  message_id: z.uuid('message_id muss eine UUID sein.'),
  helpful: z.boolean('helpful muss true oder false sein.'),
});

/** How the own conversation stands: `unread_count` counts the team's messages that were not read yet. */
export const chatStateSchema = z
  .object({ status: z.enum(CONVERSATION_STATUSES), unread_count: z.number().int() })
  .meta({ id: 'ChatState' });
export type ChatState = z.output<typeof chatStateSchema>;

/**
 * `user` is null for a visitor and once the account was erased; `visitor` is null for an account. `message_count` counts
 * all messages, also those left out of `messages`; `unread_count` those that nobody of the team has read, 100 at most.
 */
export const adminConversationSchema = z
  .object({
    id: z.uuid(),
    user: z.object({ id: z.uuid(), email: z.string() }).nullable(),
    visitor: z
      .object({
        id: z.uuid(),
        partner_id: z.uuid().nullable(),
        partner_name: z.string().nullable(),
        email: z.string().optional().describe('Wohin Antworten angekündigt werden; ob sie ihm gehört, sagt `opened`.'),
        name: z.string().optional(),
        attributes: z
          .array(z.object({ name: z.string(), value: z.string() }))
          .optional()
          .describe('Was die Seite des Partners über ihn sagt: ungeprüfter Text.'),
        told_by_mail: z
          .object({ at: z.iso.datetime(), opened: z.boolean() })
          .optional()
          .describe('Wann zuletzt ein Link zu einer Antwort per E-Mail auf den Weg ging, und ob er benutzt wurde.'),
      })
      .nullable(),
    status: z.enum(CONVERSATION_STATUSES),
    messages: z
      .array(chatMessageSchema)
      .describe(
        `Aufsteigend. In Listen höchstens ${CHAT_LIST_MAX_MESSAGES}, einzeln ${CHAT_HISTORY_MAX_MESSAGES}: ` +
          'sind es mehr, die ersten fünf und die neuesten.',
      ),
    message_count: z.number().int(),
    unread_count: z.number().int(),
    attention: z
      .array(z.enum(ATTENTION_REASONS))
      .optional()
      .describe(
        'Warum ein Mensch die Unterhaltung sofort ansehen soll, das Dringendste zuerst; fehlt, wo nichts ruft und ' +
          'sobald einer antwortet.',
      ),
    taken_over: z
      .object({ user_id: z.uuid(), email: z.string(), at: z.iso.datetime(), until: z.iso.datetime() })
      .optional()
      .describe('Wer aus dem Team sie bearbeitet, und bis wann das gilt; fehlt, wo niemand.'),
    waiting_since: z.iso
      .datetime()
      .optional()
      .describe('Seit wann jemand auf einen Menschen wartet; fehlt, wo niemand.'),
    created_at: z.iso.datetime(),
    last_activity_at: z.iso.datetime(),
  })
  .meta({ id: 'AdminConversation' });
export type AdminConversation = z.output<typeof adminConversationSchema>;
