import { z } from 'zod';
import type { Fetch } from '../../../platform/fetch.port.ts';
import { eventData, wholeText } from './event-stream.ts';
import { ModelFailed } from './model-failed.ts';

/** A message as the OpenAI protocol has it. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string | null;
  readonly tool_calls?: readonly ToolCall[];
  readonly tool_call_id?: string;
}

export interface ToolCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

/** A tool without parameters: there is nothing a model could name. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
}

export interface ModelReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
}

export interface ModelEndpoint {
  /** Base of an OpenAI-compatible API, such as 'https://modell.beispiel.de/v1'. */
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  /** Undefined: plainly. */
  readonly fetch?: Fetch;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Sees the text as it grows, and says whether the rest is wanted; throws to give it up. */
  readonly watch: (textSoFar: string) => 'go on' | 'enough';
}

const MAX_ANSWER_TOKENS = 500;
const MAX_TOOL_CALLS = 4;

const toolCallDelta = z.object({
  index: z.number().int().min(0).max(MAX_TOOL_CALLS).optional(),
  id: z.string().max(200).nullish(),
  function: z.object({ name: z.string().max(100).nullish() }).nullish(),
});
const part = z.object({ content: z.string().nullish(), tool_calls: z.array(toolCallDelta).nullish() });
const chunkSchema = z.object({
  choices: z.array(z.object({ delta: part.nullish(), message: part.nullish(), finish_reason: z.string().nullish() })),
});
type Chunk = z.output<typeof chunkSchema>;

const parsedChunk = (data: string): Chunk => {
  try {
    return chunkSchema.parse(JSON.parse(data));
  } catch {
    throw new ModelFailed('not-understood', { detail: 'chunk' });
  }
};

const addressOf = ({ url }: ModelEndpoint): string =>
  url.endsWith('/chat/completions') ? url : `${url.replace(/\/+$/, '')}/chat/completions`;

const bodyOf = ({ model }: ModelEndpoint, { messages, tools }: ModelRequest): string =>
  JSON.stringify({
    model,
    messages,
    stream: true,
    temperature: 0,
    max_tokens: MAX_ANSWER_TOKENS,
    ...(tools.length > 0 && {
      tools: tools.map((tool) => ({
        type: 'function',
        function: { ...tool, parameters: { type: 'object', properties: {}, additionalProperties: false } },
      })),
    }),
  });

const send = async (endpoint: ModelEndpoint, request: ModelRequest, signal: AbortSignal): Promise<Response> => {
  try {
    return await (endpoint.fetch ?? fetch)(addressOf(endpoint), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(endpoint.key !== null && { authorization: `Bearer ${endpoint.key}` }),
      },
      body: bodyOf(endpoint, request),
      // A key is not carried to another address.
      redirect: 'error',
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw new ModelFailed('unreachable', { again: true });
  }
};

/** What has arrived of a reply. */
class Arriving {
  text = '';
  finished: string | null = null;
  readonly #calls: { id: string; name: string }[] = [];

  add({ choices }: Chunk): void {
    const [choice] = choices;
    if (choice === undefined) return;
    const { content, tool_calls: calls } = choice.delta ?? choice.message ?? {};
    this.finished = choice.finish_reason ?? this.finished;
    this.text += content ?? '';
    for (const [position, call] of (calls ?? []).entries()) this.#addCall(call, call.index ?? position);
  }

  #addCall({ id, function: called }: z.output<typeof toolCallDelta>, index: number): void {
    if (index >= MAX_TOOL_CALLS) throw new ModelFailed('too-many-tools');
    const known = this.#calls[index] ?? { id: `call-${index}`, name: '' };
    this.#calls[index] = { id: id ?? known.id, name: known.name + (called?.name ?? '') };
  }

  get toolCalls(): readonly ToolCall[] {
    return this.#calls
      .filter((call) => call !== undefined)
      .map(({ id, name }) => ({ id, type: 'function', function: { name, arguments: '{}' } }));
  }
}

const refusal = (status: number): ModelFailed =>
  new ModelFailed('refused', { again: status === 429 || status >= 500, detail: String(status) });

/** Chunks of an answer, streamed or whole: not every server that is asked to stream does. */
async function* chunksOf(response: Response): AsyncGenerator<Chunk | 'done'> {
  if (response.body === null) throw new ModelFailed('empty');
  if (response.headers.get('content-type')?.includes('text/event-stream')) {
    for await (const data of eventData(response.body)) yield data === '[DONE]' ? 'done' : parsedChunk(data);
    return;
  }
  yield parsedChunk(await wholeText(response.body));
  yield 'done';
}

/**
 * Asks the model and reads its streamed reply. Throws `ModelFailed` for everything but a whole reply, and the signal's
 * reason when that aborts.
 */
export const askModel = async (
  endpoint: ModelEndpoint,
  request: ModelRequest,
  { signal, watch }: ReadOptions,
): Promise<ModelReply> => {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  try {
    const response = await send(endpoint, request, either);
    if (!response.ok) throw refusal(response.status);
    const arriving = new Arriving();
    let done = false;
    for await (const chunk of chunksOf(response)) {
      done ||= chunk === 'done';
      if (chunk === 'done') break;
      arriving.add(chunk);
      if (watch(arriving.text) === 'enough') return { text: arriving.text, toolCalls: [] };
    }
    const { finished, text, toolCalls } = arriving;
    if (finished === 'length') throw new ModelFailed('too-long', { detail: 'tokens' });
    if (!done && finished === null) throw new ModelFailed('cut-off');
    return { text, toolCalls };
  } catch (error) {
    either.throwIfAborted();
    throw error instanceof ModelFailed ? error : new ModelFailed('cut-off');
  } finally {
    // Ends a connection whose answer was given up.
    over.abort(new ModelFailed('too-slow'));
  }
};
