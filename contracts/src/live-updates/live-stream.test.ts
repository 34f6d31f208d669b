import { describe, expect, it } from 'vitest';
import { followLiveStream, type LiveListener } from './live-stream.ts';
import type { LiveUpdate } from './live-update.api.ts';

const streamOf = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });
const changed = (id: number) =>
  `id: ${id}\ndata: ${JSON.stringify({ kind: 'review-status-changed', review_id: `r${id}`, status: 'gelöscht' })}\n\n`;

/** Answers one request after the other; when none is left, the page is closed. */
const follow = async (answers: readonly (Response | Error)[], position: string | null = null) => {
  const page = new AbortController();
  const requests: Request[] = [];
  const pauses: number[] = [];
  const seen: string[] = [];
  const listener: LiveListener = {
    onOpen: (resumed) => seen.push(resumed ? 'resumed' : 'opened'),
    onLost: () => seen.push('lost'),
    onUpdate: (update, at) => seen.push(`${update.kind} at ${at}`),
    onSessionOver: () => seen.push('session over'),
  };
  const left = [...answers];
  await followLiveStream(
    {
      fetch: async (input, init) => {
        requests.push(new Request(new URL(String(input), 'https://sternklar.example'), init));
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('closed');
        return answer;
      },
      updateOf: (data) => {
        const update = /"kind":"review/.test(data) ? JSON.parse(data) : null;
        return update as LiveUpdate | null;
      },
      random: () => 1,
      elapsed: () => 0,
      pause: async (ms) => {
        pauses.push(ms);
        if (left.length === 0) page.abort();
      },
    },
    { token: 'abc', position, signal: page.signal },
    listener,
  );
  return { requests, pauses, seen };
};

describe('the live stream', () => {
  it('asks with the token in a header and reports every update with its position', async () => {
    const { requests, seen } = await follow([streamOf(changed(41) + changed(42))]);
    expect(requests[0]?.url).toBe('https://sternklar.example/api/live');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(requests[0]?.headers.has('Last-Event-ID')).toBe(false);
    expect(seen).toEqual(['opened', 'review-status-changed at 41', 'review-status-changed at 42', 'lost']);
  });

  it('goes on after the last update it saw', async () => {
    const { requests, seen } = await follow([streamOf(changed(41)), streamOf(changed(42))]);
    expect(requests[1]?.headers.get('Last-Event-ID')).toBe('41');
    expect(seen).toContain('resumed');
  });

  it('can start where another tab stopped', async () => {
    const { requests } = await follow([streamOf('')], '40');
    expect(requests[0]?.headers.get('Last-Event-ID')).toBe('40');
  });

  it('waits longer after every failure in a row', async () => {
    const { pauses } = await follow([new TypeError('offline'), new Response('', { status: 503 }), new Error('again')]);
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
  });

  it('waits as long as the server asks when it says good-bye', async () => {
    const { pauses } = await follow([streamOf('retry: 3500\n\n')]);
    expect(pauses).toEqual([3_500]);
  });

  it('takes the position at which it begins from the opening event', async () => {
    const opened = 'id: 90\nevent: opened\ndata: {"position":90}\n\n';
    const { requests } = await follow([streamOf(opened), streamOf('')]);
    expect(requests[1]?.headers.get('Last-Event-ID')).toBe('90');
  });

  it('says so when the server no longer has what came meanwhile', async () => {
    const opened = (resumed: boolean) =>
      streamOf(`id: 90\nevent: opened\ndata: {"position":90,"resumed":${resumed}}\n\n`);
    expect((await follow([opened(false)])).seen).toEqual(['opened', 'lost']);
    expect((await follow([opened(true)], '40')).seen).toEqual(['resumed', 'lost']);
    expect((await follow([opened(false)], '40')).seen).toEqual(['resumed', 'opened', 'lost']);
  });

  it('does not come back when another page of the same session has taken its place', async () => {
    const { requests, pauses } = await follow([streamOf('event: replaced\ndata: {}\n\n'), streamOf(changed(1))]);
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it('ends for good when the session is over', async () => {
    const { requests, pauses, seen } = await follow([new Response('', { status: 401 }), streamOf(changed(1))]);
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
    expect(seen).toEqual(['session over']);
  });

  it('reads the same updates however the text is cut, heartbeats between them passed over', async () => {
    const text = `: heartbeat\n\n${changed(41)}: ä€\n\n${changed(42)}`;
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 2, 3, 7, 50]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      const cut = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      expect((await follow([new Response(cut)])).seen).toEqual([
        'opened',
        'review-status-changed at 41',
        'review-status-changed at 42',
        'lost',
      ]);
    }
  });

  it('passes over kinds and data that it does not know', async () => {
    const { seen } = await follow([streamOf('data: {"kind":"comet-seen"}\n\ndata: no json\n\n')]);
    expect(seen).toEqual(['opened', 'lost']);
  });
});
