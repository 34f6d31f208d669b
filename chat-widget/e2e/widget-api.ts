import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { ConversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';
import { widgetFiles } from '../../backend/src/platform/http/pages/widget-files.ts';
import { createBareServer } from '../../backend/src/testing/bare-server.ts';
import { freePort } from '../../backend/src/testing/running-product.ts';

/**
 * The calls of the chat widget on a server that can be made to fail at a chosen moment, which the product cannot. It keeps
 * what it was told over its own restarts, as the product does.
 */
export interface WidgetApi {
  readonly url: string;
  /** Calls below /api, as 'POST /chat/message', without preflights. */
  readonly calls: () => readonly string[];
  /** What a page said of its visitors, the newest last. */
  readonly attributes: () => readonly unknown[];
  /** Whose address is known is answered from now on when this comes. */
  holdContacts(until: Promise<unknown>): void;
  /** What the server has of the only conversation. */
  readonly messages: () => readonly ChatMessage[];
  /** Somebody of the team writes. */
  reply(text: string): void;
  /** The next message is kept, and then the server dies without an answer. */
  dieAfterNextMessage(): void;
  /** The next sessions are refused like this. */
  refuseSessions(refusal: SessionRefusal | null): void;
  /** Who answers from now on. */
  ask(status: ConversationStatus): void;
  /** How the chat looks in each language from now on. */
  look(appearance: (language: string) => WidgetAppearance | Promise<WidgetAppearance>): void;
  /** The pinned build ends. */
  withdraw(): void;
  /** Sessions there are until now end. */
  endSessions(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface SessionRefusal {
  readonly status: number;
  readonly detail: string;
  readonly code?: string;
}

/** What the assistant has no answer to. */
export const UNKNOWN = 'Unbekanntes';

const BUILD = resolve(import.meta.dirname, '../dist');
type App = Awaited<ReturnType<typeof createBareServer>>;
interface Request {
  readonly headers: { readonly authorization?: string | undefined };
}
interface Reply {
  code(status: number): { type(type: string): { send(body: string): unknown } };
}
const HEADERS = 'authorization,content-type,last-event-id';

interface Update {
  readonly position: number;
  readonly text: string;
}

export const createWidgetApi = async (): Promise<WidgetApi> => {
  const port = await freePort();
  const messages: ChatMessage[] = [];
  const updates: Update[] = [];
  const tokens = new Set<string>();
  const calls: string[] = [];
  const streams = new Set<ServerResponse>();
  const attributes: unknown[] = [];
  /** By token: it has one conversation, and several people who may be told of it. */
  const emails = new Map<string, string>();
  let contactsWaitFor: Promise<unknown> = Promise.resolve();
  let read = 0;
  let dies = false;
  let isWithdrawn = false;
  let refusal: SessionRefusal | null = null;
  let asked: ConversationStatus | null = null;
  let appearance: Parameters<WidgetApi['look']>[0] = () => ({ texts: {} });
  let app: App | null = null;

  const tell = (kind: string, more: object) => {
    const position = updates.length + 1;
    const update = {
      kind,
      conversation_id: 'c',
      user_id: null,
      visitor_id: 'v',
      at: new Date().toISOString(),
      ...more,
    };
    const text = `id: ${position}\ndata: ${JSON.stringify(update)}\n\n`;
    updates.push({ position, text });
    for (const stream of streams) stream.write(text);
  };
  const add = (sender: ChatMessage['sender'], message: string, clientId: string | null = null): ChatMessage => {
    const made: ChatMessage = {
      id: randomUUID(),
      sender,
      sender_label: sender === 'admin' ? 'Support-Team' : sender === 'assistant' ? 'KI-Assistent' : null,
      message,
      created_at: new Date(Date.now() + messages.length).toISOString(),
      client_message_id: clientId,
    };
    messages.push(made);
    tell('chat-message-sent', { message_id: made.id, sender });
    return made;
  };
  const answerTo = (text: string, clientId: string): ChatMessage => {
    const index = messages.findIndex(({ client_message_id }) => client_message_id === clientId);
    const reply = messages[index + 1];
    if (index !== -1 && reply !== undefined) return reply;
    add('user', text, clientId);
    // As the product answers: the pages it names, and what it offers where it does not know.
    if (text !== UNKNOWN) return add('assistant', `Antwort auf: ${text}`);
    const answer = add('assistant', 'Das weiß ich leider nicht. Siehe Impressum.');
    // The history has the links, too, but not what was offered.
    const withLinks = { ...answer, links: [{ text: 'Impressum', path: '/impressum' }] };
    messages[messages.indexOf(answer)] = withLinks;
    return { ...withLinks, suggestions: ['Was kostet das?'] };
  };
  const replies = () => messages.filter(({ sender }) => sender === 'admin');
  const state = async () => ({
    status: asked ?? (replies().length === 0 ? 'assistant' : 'person'),
    unread_count: replies().length - read,
  });
  const tokenOf = ({ headers }: Request) => headers.authorization?.replace('Bearer ', '') ?? '';
  const isKnown = (request: Request) => tokens.has(tokenOf(request));
  const contactOf = (request: Request) => ({
    email: emails.get(tokenOf(request)) ?? null,
    name: null,
    attributes: {},
    mails: [],
  });
  const problem = (reply: Reply, refused: SessionRefusal) =>
    reply.code(refused.status).type('application/problem+json').send(JSON.stringify(refused));

  const build = async (): Promise<App> =>
    createBareServer({
      parts: [widgetFiles(BUILD, { scriptOf: async () => null, isWithdrawn: async () => isWithdrawn })],
      routes: async (api) => {
        const open = { config: { access: 'public' as const, idempotencyKey: false as const } };
        api.addHook('onRequest', async (request, reply) => {
          if (request.method !== 'OPTIONS') calls.push(`${request.method} ${request.url.replace('/api', '')}`);
          reply.header('access-control-allow-origin', request.headers.origin ?? '*');
          reply.header('cross-origin-resource-policy', 'cross-origin');
          reply.header('access-control-expose-headers', 'vary');
        });
        api.options('/*', open, async (_request, reply) =>
          reply
            .code(204)
            .header('access-control-allow-headers', HEADERS)
            .header('access-control-max-age', '600')
            .send(),
        );
        api.get('/widget/appearance', open, async (request) =>
          appearance((request.query as { readonly lang: string }).lang),
        );
        api.post('/widget/sessions', open, async (_request, reply) => {
          if (refusal !== null) return problem(reply, refusal);
          const token = randomUUID();
          tokens.add(token);
          reply.code(201);
          return { token, expires_at: '2030-01-01T00:00:00Z', visitor_id: 'v', identified: false };
        });
        api.addHook('preHandler', async (request, reply) => {
          if (request.method !== 'OPTIONS' && !request.url.includes('/widget/') && !isKnown(request))
            return problem(reply, { status: 401, detail: 'Bitte melden Sie sich an.' });
        });
        api.get('/chat/history', open, async () => messages);
        api.get('/chat/state', open, state);
        api.get('/chat/contact', open, async (request) => {
          await contactsWaitFor;
          return contactOf(request);
        });
        api.post('/chat/contact', open, async (request) => {
          emails.set(tokenOf(request), (request.body as { readonly email: string }).email);
          return contactOf(request);
        });
        api.post('/chat/attributes', open, async (request) => {
          attributes.push((request.body as { readonly attributes: unknown }).attributes);
          return contactOf(request);
        });
        api.post('/chat/read', open, async () => {
          read = replies().length;
          tell('conversation-read', { by: 'participant' });
          return state();
        });
        api.post('/chat/message', open, async (request) => {
          const { message, client_message_id: id } = request.body as { message: string; client_message_id: string };
          const reply = answerTo(message, id);
          if (!dies) return reply;
          dies = false;
          await stop();
          return reply;
        });
        api.get('/live', open, async (request, reply) => {
          const last = request.headers['last-event-id'];
          reply.hijack();
          reply.raw.writeHead(200, {
            'content-type': 'text/event-stream',
            'access-control-allow-origin': request.headers.origin ?? '*',
            'access-control-expose-headers': 'vary',
            vary: '*',
          });
          const resumed = last !== undefined;
          reply.raw.write(
            `retry: 500\nid: ${updates.length}\nevent: opened\ndata: {"position":${updates.length},"resumed":${resumed}}\n\n`,
          );
          const missed = updates.filter(({ position }) => resumed && position > Number(last));
          reply.raw.write(missed.map(({ text }) => text).join(''));
          streams.add(reply.raw);
          request.raw.once('close', () => streams.delete(reply.raw));
        });
      },
    });
  const start = async () => {
    app = await build();
    await app.listen({ port, host: '127.0.0.1' });
  };
  /** At once, as when a process is killed. */
  const stop = async () => {
    const dying = app;
    app = null;
    dying?.server.closeAllConnections();
    for (const stream of streams) stream.destroy();
    streams.clear();
    await new Promise<void>((done) => (dying ? dying.server.close(() => done()) : done()));
  };

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    attributes: () => attributes,
    holdContacts: (until) => {
      contactsWaitFor = until;
    },
    messages: () => messages,
    reply: (text) => {
      add('admin', text);
    },
    dieAfterNextMessage: () => {
      dies = true;
    },
    refuseSessions: (next) => {
      refusal = next;
    },
    ask: (status) => {
      asked = status;
    },
    look: (next) => {
      appearance = next;
    },
    withdraw: () => {
      isWithdrawn = true;
    },
    endSessions: () => tokens.clear(),
    start,
    stop,
  };
};
