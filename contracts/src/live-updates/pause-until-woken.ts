/** In browsers: waits; ends early when the browser is online again, the page is looked at again, or the signal aborts. */
export const pauseUntilWoken = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const options = { signal: waiting.signal };
    signal.addEventListener('abort', end, options);
    window.addEventListener('online', end, options);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), options);
  });
