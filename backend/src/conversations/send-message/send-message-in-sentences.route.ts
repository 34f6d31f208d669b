import { Readable } from 'node:stream';
import {
  type ChatMessage,
  type SaidSentence,
  sendMessageBodySchema,
} from '@sternklar/contracts/conversations/conversation.api';
import { z } from 'zod';
import { describeError } from '../../platform/describe-error.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import { recordSending, type SendingDeps } from './record-sending.ts';
import { createRunningAnswers, type RunningAnswer } from './running-answers.ts';

const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function* eventsOf(answer: RunningAnswer<SaidSentence, ChatMessage>): AsyncGenerator<string, void> {
  for await (const said of answer.listen()) {
    yield 'piece' in said ? eventText('sentence', said.piece) : eventText('reply', said.reply);
  }
}

async function* beginningWith(first: string, others: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield first;
  yield* others;
}

/** The same as POST /chat/message for whoever wants to read along while a model words the reply. */
export const sendMessageInSentencesRoute = slice(
  {
    name: 'send-message-in-sentences',
    call: 'POST /chat/message/sentences',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Eine Nachricht schreiben; die Antwort kommt Satz für Satz (server-sent events)',
    description:
      'Wie `POST /chat/message`, für den Fall, dass ein Sprachmodell die Antwort formuliert: Jeder Satz kommt als Ereignis ' +
      '`sentence` (`{ reply_id, text }`), sobald er geprüft ist, und wird nicht zurückgenommen; aneinandergefügt sind sie die ' +
      'Antwort. Das letzte Ereignis `reply` ist die ganze Antwort, wie `POST /chat/message` sie gibt; ohne Sätze davor, wo kein ' +
      'Modell sie formuliert. Frage und Antwort werden zusammen gespeichert, wenn sie fertig ist, auch für den, der nicht mehr ' +
      'zuhört. Endet der Strom ohne `reply`, steht die Antwort gleich darauf im Verlauf, oder die Nachricht ist mit derselben ' +
      '`client_message_id` noch einmal zu senden; solange die erste Antwort läuft, bekommt man dann diese.',
    body: sendMessageBodySchema,
    answers: { 200: { description: 'Ein Strom', content: { 'text/event-stream': { schema: z.string() } } } },
    records: ['MessageSent', 'VisitorMessageSent', 'PersonRequested', 'AttentionCalled', 'ConversationReopened'],
    // A stream is not kept for a repetition: `client_message_id` is what makes one harmless.
    edge: { stream: true, idempotencyKey: false },
    example: { body: { message: 'Was kostet das?' } },
  },
  (deps: SendingDeps, app) => {
    const record = recordSending(deps);
    const answers = createRunningAnswers<SaidSentence, ChatMessage>();
    // Answers that nobody waits for any more are recorded before the process lets go of the database.
    app.addHook('onClose', () => answers.settled());
    return async (request, reply) => {
      const { body } = request;
      const conversation = conversationOf(participantOf(deps.kit.callerOf(request)));
      const begin = async (say: (sentence: SaidSentence) => void): Promise<ChatMessage> => {
        const replyId = deps.nextId();
        const sending = { conversation, body, replyId };
        try {
          return await record(request, reply, sending, (text) => say({ reply_id: replyId, text }));
        } catch (error) {
          if (reply.raw.destroyed) request.log.warn(describeError(error), 'an answer that nobody waits for got lost');
          throw error;
        }
      };
      const id = body.client_message_id ?? null;
      const events = eventsOf(answers.join(id && `${conversation.conversationId} ${id}`, begin));
      // What is refused or fails before anything was said is answered like any other call.
      const { value: first = '' } = await events.next();
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      reply.type('text/event-stream; charset=utf-8');
      return reply.send(Readable.from(beginningWith(first, events), { highWaterMark: 1 }));
    };
  },
);
