/** What the widget needs of the browser, as the browser made it. */
export interface Natives {
  readonly fetch: typeof fetch;
  readonly parse: (text: string) => unknown;
  readonly stringify: (value: unknown) => string;
}

/**
 * The browser's own functions, also on a page that has replaced them, or that has given its objects and texts a way of their
 * own to become JSON. They come from a frame that no script of the page has seen, and which is gone when this returns.
 */
export const findNatives = (): Natives => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.documentElement.appendChild(frame);
  let { fetch: send, JSON: json } = window;
  try {
    ({ fetch: send, JSON: json } = frame.contentWindow as Window & typeof globalThis);
  } catch {
    // In a sandbox even an empty frame is somebody else's.
  }
  // Some pages have a `remove` of their own.
  document.documentElement.removeChild(frame);
  return {
    fetch: (input, init) => send.call(window, input, init),
    parse: (text) => json.parse(text),
    stringify: (value) => json.stringify(value),
  };
};
