/** Reads an event stream that comes in pieces, wherever they are cut. */
export interface EventReader {
  read(text: string): void;
  /** The connection broke: what was not complete comes again on the next one. */
  cut(): void;
  /** Of the newest event that was complete. */
  lastEventId(): string | undefined;
}

/** Tells the data of each unnamed event once it is complete. */
export const createEventReader = (onData: (data: string) => void): EventReader => {
  let rest = '';
  let last: string | undefined;
  const take = (block: string): void => {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(':', 1)[0] ?? '', line.replace(/^[^:]*: ?/, '')]),
    );
    last = fields.get('id') ?? last;
    const data = fields.get('data');
    if (data !== undefined && !fields.has('event')) onData(data);
  };
  return {
    read(text) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(take);
    },
    cut() {
      rest = '';
    },
    lastEventId: () => last,
  };
};
