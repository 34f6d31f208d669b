/** One event of a server-sent event stream. `id` is the last id seen so far, or null when the stream gave none. */
export interface ServerSentEvent {
  readonly id: string | null;
  readonly type: string;
  readonly data: string;
}

export interface SseParser {
  /** How long the server asks to wait before reconnecting, in milliseconds; null until it does. */
  retryMs(): number | null;
  /** Takes the next piece of text, however it was cut, and answers the events that it completes. */
  feed(text: string): readonly ServerSentEvent[];
}

/** A half-received line longer than this is not ours; it is dropped instead of growing for ever. */
const LONGEST_LINE = 1_000_000;

/** Reads the event stream format of the HTML standard (section 9.2.6); comments, which serve as heartbeats, are skipped. */
export const createSseParser = (): SseParser => {
  let rest = '';
  let atStart = true;
  let afterCarriageReturn = false;
  let lastId: string | null = null;
  let type = '';
  let data: string[] = [];
  let retryMs: number | null = null;

  const dispatch = (): ServerSentEvent | null => {
    const event = data.length === 0 ? null : { id: lastId, type: type || 'message', data: data.join('\n') };
    type = '';
    data = [];
    return event;
  };
  const field = (name: string, value: string) => {
    if (name === 'data') data.push(value);
    else if (name === 'event') type = value;
    else if (name === 'id' && !value.includes('\0')) lastId = value;
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) retryMs = Number(value);
  };
  const line = (text: string): ServerSentEvent | null => {
    if (text === '') return dispatch();
    const colon = text.indexOf(':');
    if (colon === 0) return null;
    if (colon === -1) field(text, '');
    else field(text.slice(0, colon), text.slice(colon + 1).replace(/^ /, ''));
    return null;
  };
  /** Whole lines of what has arrived; a carriage return at the very end may still be half of a line break. */
  const linesOf = (text: string): string[] => {
    let fresh = text;
    if (atStart && fresh !== '') {
      fresh = fresh.replace(/^\ufeff/, '');
      atStart = false;
    }
    if (afterCarriageReturn && fresh.startsWith('\n')) fresh = fresh.slice(1);
    if (text !== '') afterCarriageReturn = fresh.endsWith('\r');
    const lines = (rest + fresh).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) rest = '';
    return lines;
  };

  return {
    retryMs: () => retryMs,
    feed: (text) =>
      linesOf(text)
        .map(line)
        .filter((event) => event !== null),
  };
};
