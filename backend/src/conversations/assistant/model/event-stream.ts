import { ModelFailed } from './model-failed.ts';

/** Far more than any answer needs; a model that sends more is broken or hostile. */
const MAX_BYTES = 512 * 1024;
const MAX_LINE = 64 * 1024;

/** Chunks, as long as there are not too many bytes of them. */
async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new ModelFailed('too-long', { detail: 'stream' });
    yield chunk;
  }
}

/** A whole body as text. Throws `ModelFailed` when there is too much of it. */
export const wholeText = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bounded(body)) text += decoder.decode(chunk, { stream: true });
  return text;
};

/** The data of server-sent events, one after another. Throws `ModelFailed` when there is too much of it. */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bounded(body)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new ModelFailed('too-long', { detail: 'line' });
    yield* lines.flatMap(dataOf);
  }
  yield* dataOf(rest);
}

const dataOf = (line: string): readonly string[] => (line.startsWith('data:') ? [line.slice(5).trim()] : []);
