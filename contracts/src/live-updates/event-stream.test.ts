import { expect, it } from 'vitest';
import { fieldOf, readEvents } from './event-stream.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const streamOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

it('Events are read whole wherever the stream is cut, also within a letter', async () => {
  const bytes = bytesOf('id: 1\ndata: gelöscht\n\nid: 2\ndata: „ja“\n\n');
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const events: string[] = [];
    const isOver = await readEvents(streamOf(bytes.subarray(0, cut), bytes.subarray(cut)), (event) => {
      events.push(event);
      return true;
    });
    expect([isOver, events.map((event) => fieldOf(event, 'data'))]).toEqual([true, ['gelöscht', '„ja“']]);
  }
});

it('Reading ends where nobody takes more, and an event that breaks off is none', async () => {
  const events: string[] = [];
  const take = (event: string) => events.push(event) < 2;
  expect(await readEvents(streamOf(bytesOf('a\n\nb\n\nc\n\n')), take)).toBe(false);
  expect(await readEvents(streamOf(bytesOf('d')), take)).toBe(true);
  expect(events).toEqual(['a', 'b']);
});
