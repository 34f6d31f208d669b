/** What comes from the source; null each time that nothing came until `pause` was over. Whoever stops must end the source. */
export async function* orNothing<Item>(
  source: AsyncIterable<Item>,
  pause: (over: AbortSignal) => Promise<void>,
): AsyncGenerator<Item | null, void> {
  const items = source[Symbol.asyncIterator]();
  for (let next = items.next(); ; ) {
    const over = new AbortController();
    const came = await Promise.race([next, pause(over.signal).then(() => null)]);
    over.abort();
    if (came === null) {
      yield null;
      continue;
    }
    if (came.done) return;
    yield came.value;
    next = items.next();
  }
}
