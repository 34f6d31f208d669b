import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

const read = (...pieces: string[]) => {
  const parser = createSseParser();
  return pieces.flatMap((piece) => [...parser.feed(piece)]);
};

describe('a server-sent event stream', () => {
  it('yields an event at the blank line that ends it', () => {
    expect(read('id: 41\nevent: update\ndata: {"a":1}\n')).toEqual([]);
    expect(read('id: 41\nevent: update\ndata: {"a":1}\n\n')).toEqual([{ id: '41', type: 'update', data: '{"a":1}' }]);
  });

  it('joins several data lines and removes one leading blank from each', () => {
    expect(read('data: a\ndata:  b\ndata\n\n')).toEqual([{ id: null, type: 'message', data: 'a\n b\n' }]);
  });

  it('skips comments, unknown fields and events without data', () => {
    expect(read(': heartbeat\n\nretry: 5\nfoo: bar\n\nevent: empty\n\ndata: x\n\n')).toEqual([
      { id: null, type: 'message', data: 'x' },
    ]);
  });

  it('remembers the last id over events that have none, and ignores an id with a null character', () => {
    expect(read('id: 7\ndata: a\n\ndata: b\n\nid: 8\0\ndata: c\n\n').map((event) => event.id)).toEqual(['7', '7', '7']);
  });

  it('may say how long to wait before coming back', () => {
    const parser = createSseParser();
    expect(parser.retryMs()).toBeNull();
    parser.feed('retry: 2000\nretry: soon\n\n');
    expect(parser.retryMs()).toBe(2_000);
  });

  it('takes a byte order mark at the beginning for nothing', () => {
    expect(read('\ufeffdata: a\n\n')).toHaveLength(1);
  });

  it('reads the same events however the text is cut and whatever line breaks it has', () => {
    const lines = ['id: 1', 'data: ä€', '', ': ping', '', 'event: x', 'data: b', 'data: c', '', ''];
    const expected = [
      { id: '1', type: 'message', data: 'ä€' },
      { id: '1', type: 'x', data: 'b\nc' },
    ];
    fc.assert(
      fc.property(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat(60), { maxLength: 12 }), (lineBreak, cuts) => {
        const text = lines.join(lineBreak);
        const points = [0, ...cuts.map((cut) => cut % text.length).sort((a, b) => a - b), text.length];
        const pieces = points.slice(1).map((end, index) => text.slice(points[index], end));
        expect(read(...pieces)).toEqual(expected);
      }),
    );
  });
});
