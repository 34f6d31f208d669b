/** What a field of an event says, which takes one line each in the product's own streams (HTML standard, section 9.2.6). */
export const fieldOf = (event: string, name: 'id' | 'event' | 'data' | 'retry'): string | null =>
  new RegExp(`^${name}: (.*)`, 'm').exec(event)?.[1] ?? null;

/** A half-received event longer than this is not ours; it is dropped instead of growing for ever. */
const LONGEST_EVENT = 1_000_000;

/**
 * Reads the events of a stream as they come, until it ends or `take` answers false. Resolves to whether it ended by itself.
 * `alive` is told of every piece that arrives.
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  take: (event: string) => boolean,
  alive: () => void = () => undefined,
): Promise<boolean> => {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    alive();
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = (events.pop() ?? '').slice(-LONGEST_EVENT);
    for (const event of events) if (!take(event)) return false;
  }
};
