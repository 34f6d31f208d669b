import { describe, expect, it } from 'vitest';
import { createEventReader } from './event-reader.ts';

const STREAM =
  'event: opened\nid: 7\ndata: {"position":7}\n\n: heartbeat\n\nid: 8\ndata: {"kind":"a"}\n\nid: 9\ndata: {"kind":"b"}\n\n';

describe('a reader of an event stream', () => {
  it('tells unnamed events, wherever the pieces are cut', () => {
    for (let cut = 0; cut <= STREAM.length; cut += 1) {
      const told: string[] = [];
      const reader = createEventReader((data) => told.push(data));
      reader.read(STREAM.slice(0, cut));
      reader.read(STREAM.slice(cut));
      expect(told).toEqual(['{"kind":"a"}', '{"kind":"b"}']);
      expect(reader.lastEventId()).toBe('9');
    }
  });

  it('goes on behind the last complete event when the connection broke in the middle of one', () => {
    const told: string[] = [];
    const reader = createEventReader((data) => told.push(data));
    reader.read('id: 8\ndata: {"kind":"a"}\n\nid: 9\ndata: {"ki');
    reader.cut();
    expect(reader.lastEventId()).toBe('8');
    reader.read('id: 9\ndata: {"kind":"b"}\n\n');
    expect(told).toEqual(['{"kind":"a"}', '{"kind":"b"}']);
  });
});
