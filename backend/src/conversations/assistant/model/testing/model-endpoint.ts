import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the product sent, as the OpenAI protocol has it. */
export interface SentRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string | null }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
  };
}

/** Answers one request. */
export type Behaviour = (response: ServerResponse, sent: SentRequest) => unknown;

export interface TestModelEndpoint {
  readonly url: string;
  /** All requests so far. */
  readonly sent: SentRequest[];
  /** The next requests are answered like this, one after another; the last one for all that follow. */
  answersWith(...behaviours: readonly Behaviour[]): void;
  close(): Promise<void>;
}

const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const delta = (delta: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const startStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Ways in which a model's server answers, well or badly. */
export const behaviours = {
  /** The text in pieces of three letters, as tokens arrive. */
  says: (text: string): Behaviour => {
    return (response) => {
      startStream(response);
      response.write(': keep-alive\n\n');
      for (const piece of text.match(/[\s\S]{1,3}/g) ?? []) response.write(event(delta({ content: piece })));
      response.end(event(delta({}, 'stop')) + event('[DONE]'));
    };
  },
  saysAtOnce: (text: string): Behaviour => {
    return (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ choices: [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }] }),
      );
    };
  },
  calls: (...names: readonly string[]): Behaviour => {
    return (response) => {
      startStream(response);
      for (const [index, name] of names.entries()) {
        const call = { index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } };
        response.write(event(delta({ tool_calls: [call] })));
        // Nobody's account may be named: what comes here is not read.
        const more = { index, function: { arguments: '{"account":"account-of-butcher"}' } };
        response.write(event(delta({ tool_calls: [more] })));
      }
      response.end(event(delta({}, 'tool_calls')) + event('[DONE]'));
    };
  },
  status: (status: number): Behaviour => {
    return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"broken"}');
  },
  hangs: (): Behaviour => () => undefined,
  hangsAfter: (text: string): Behaviour => {
    return (response) => {
      startStream(response);
      response.write(event(delta({ content: text })));
    };
  },
  cutsAfter: (text: string): Behaviour => {
    return (response) => {
      startStream(response);
      response.write(event(delta({ content: text })), () => response.destroy());
    };
  },
  endsAfter: (text: string): Behaviour => {
    return (response) => {
      startStream(response);
      response.end(event(delta({ content: text })));
    };
  },
  /** One letter each so many milliseconds, for as long as somebody listens. */
  dribbles: (text: string, everyMs: number): Behaviour => {
    return (response) => {
      startStream(response);
      const letters = [...text];
      const timer = setInterval(() => {
        const letter = letters.shift();
        if (letter === undefined || response.destroyed) return clearInterval(timer);
        response.write(event(delta({ content: letter })));
      }, everyMs);
      response.once('close', () => clearInterval(timer));
    };
  },
  /** Each part when its promise is kept, then the end. */
  saysWhen: (...parts: readonly (readonly [when: Promise<unknown>, text: string])[]): Behaviour => {
    return async (response) => {
      startStream(response);
      response.flushHeaders();
      for (const [when, text] of parts) {
        await when;
        if (response.destroyed) return;
        response.write(event(delta({ content: text })));
      }
      response.end(event(delta({}, 'stop')) + event('[DONE]'));
    };
  },
  raw: (text: string, type = 'text/event-stream'): Behaviour => {
    return (response) => response.writeHead(200, { 'content-type': type }).end(text);
  },
  babbles: (): Behaviour => {
    return (response) => {
      startStream(response);
      const more = () => {
        while (!response.destroyed && response.write(event(delta({ content: 'und so weiter ' }))));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
  },
  redirects: (to: string): Behaviour => {
    return (response) => response.writeHead(307, { location: to }).end();
  },
} as const;

const bodyOf = async (request: IncomingMessage): Promise<SentRequest['body']> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
};

/** A server of this process that speaks the OpenAI protocol, over real HTTP. */
export const startModelEndpoint = async (): Promise<TestModelEndpoint> => {
  const sent: SentRequest[] = [];
  let waiting: readonly Behaviour[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const asked = { path, authorization: headers.authorization, body: await bodyOf(request) };
    sent.push(asked);
    const [next, ...later] = waiting;
    if (later.length > 0) waiting = later;
    await (next ?? behaviours.status(500))(response, asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    answersWith(...behaviours) {
      waiting = behaviours;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
