import { describe, expect, it } from 'vitest';
import { EVIDENCE_MAX_PER_REVIEW } from '../../../constants.ts';
import type { Evidence, EvidenceUpload } from '../evidence.api.ts';
import { EVIDENCE_SENTENCES } from '../evidence-sentences.ts';
import { createEvidenceUploader, type SourceFile } from './evidence-uploader.ts';
import { createUploadMemory } from './upload-memory.ts';
import { isActive, percentOf } from './upload-state.ts';
import { UploadFailure, type UploadTransport } from './upload-transport.ts';

const CHUNK = 4;
const failure = (status: number, more: Partial<UploadFailure> = {}) =>
  new UploadFailure({
    status,
    words: more.words ?? null,
    received: more.received ?? null,
    retryAfterMs: more.retryAfterMs ?? null,
  });
const aFile = (name: string, text: string, type = 'image/jpeg'): SourceFile => {
  const blob = new Blob([text]);
  return { name, size: blob.size, type, lastModified: 7, slice: (begin, end) => blob.slice(begin, end) };
};

/** A server that keeps what it gets; `trouble` is asked before each call, and may throw or change its state. */
const world = (storage = new Map<string, string>()) => {
  const uploads = new Map<string, { name: string; size: number; bytes: string; isDone: boolean }>();
  const calls: string[] = [];
  const trouble: ((call: string) => void)[] = [];
  const waits: number[] = [];
  const done: { name: string; isNew: boolean }[] = [];
  const sessionsOver: number[] = [];
  const wake: (() => void)[] = [];
  let ids = 0;
  let holds = false;
  const standing = (id: string): EvidenceUpload => {
    const upload = uploads.get(id);
    if (upload === undefined) throw failure(404, { words: 'Diesen Upload gibt es nicht oder nicht mehr.' });
    return { id, size: upload.size, received: upload.bytes.length, chunk_size: CHUNK as EvidenceUpload['chunk_size'] };
  };
  const enter = async (call: string, signal?: AbortSignal) => {
    calls.push(call);
    await Promise.resolve();
    if (signal?.aborted) throw failure(0);
    trouble.shift()?.(call);
  };
  const begun = new Map<string, string>();
  const transport: UploadTransport = {
    begin: async ({ name, size }, key, signal) => {
      await enter(`begin ${name}`, signal);
      const id = begun.get(key) ?? `u${uploads.size + 1}`;
      if (!begun.has(key)) uploads.set(id, { name, size, bytes: '', isDone: false });
      begun.set(key, id);
      return standing(id);
    },
    standing: async (id, signal) => {
      await enter(`standing ${id}`, signal);
      return standing(id);
    },
    send: async (id, offset, piece, signal) => {
      await enter(`send ${id} ${offset}`, signal);
      const { received } = standing(id);
      if (received !== offset) throw failure(409, { received });
      const upload = uploads.get(id);
      if (upload) upload.bytes += new TextDecoder().decode(piece);
      return received + piece.byteLength;
    },
    complete: async (id, signal) => {
      await enter(`complete ${id}`, signal);
      const upload = uploads.get(id);
      if (upload === undefined) throw failure(404);
      const isNew = !upload.isDone;
      upload.isDone = true;
      return { evidence: { id: `e-${id}`, name: upload.name } as Evidence, isNew };
    },
    abandon: async (id) => {
      calls.push(`abandon ${id}`);
      uploads.delete(id);
    },
  };
  const memory = createUploadMemory(
    () => ({
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    }),
    'r1',
  );
  const uploader = createEvidenceUploader({
    transport,
    memory,
    pause: (ms) => {
      waits.push(ms);
      return holds ? new Promise((resolve) => wake.push(resolve)) : Promise.resolve();
    },
    random: () => 1,
    nextId: () => `k${++ids}`,
    backoff: { firstMs: 1000, longestMs: 30_000 },
    onDone: (_evidence, isNew, name) => done.push({ name, isNew }),
    onSessionOver: () => sessionsOver.push(1),
  });
  /** Until nothing moves any more. */
  const settled = async () => {
    for (let turn = 0; turn < 400; turn++) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    for (let turn = 0; turn < 400; turn++) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const hold = () => {
    holds = true;
  };
  return { uploader, uploads, calls, trouble, waits, done, sessionsOver, wake, hold, settled, storage, memory };
};
const phases = ({ uploader }: ReturnType<typeof world>) => uploader.uploads().map(({ is }) => is.phase);

describe('files on their way to becoming evidence', () => {
  it('go in pieces, in order, and are told of once', async () => {
    const it = world();
    it.uploader.add([aFile('a.jpg', '0123456789')], 0);
    await it.settled();
    expect(it.calls).toEqual(['begin a.jpg', 'send u1 0', 'send u1 4', 'send u1 8', 'complete u1']);
    expect(it.uploads.get('u1')?.bytes).toBe('0123456789');
    expect(it.done).toEqual([{ name: 'a.jpg', isNew: true }]);
    expect(it.uploader.uploads()).toEqual([]);
    expect(it.memory.names()).toEqual([]);
  });

  it('wait when the connection breaks, and go on where the server stands', async () => {
    const it = world();
    it.hold();
    const cut = () => {
      throw failure(0);
    };
    it.trouble.push(
      () => undefined,
      () => undefined,
      cut,
    );
    it.uploader.add([aFile('a.jpg', '0123456789')], 0);
    await it.settled();
    expect(phases(it)).toEqual(['waiting']);
    expect(it.uploader.uploads().map(percentOf)).toEqual([40]);
    expect(it.waits).toEqual([1000]);
    it.wake.shift()?.();
    await it.settled();
    expect(it.calls.slice(3)).toEqual(['standing u1', 'send u1 4', 'send u1 8', 'complete u1']);
    expect(it.done).toHaveLength(1);
    expect(it.uploads.get('u1')?.bytes).toBe('0123456789');
  });

  it('do not send a piece twice whose answer got lost', async () => {
    const it = world();
    const lost = world();
    const send = (call: string) => {
      if (!call.startsWith('send')) return;
      const upload = it.uploads.get('u1');
      if (upload) upload.bytes = '0123';
      throw failure(409, { received: 4 });
    };
    it.trouble.push(() => undefined, send);
    it.uploader.add([aFile('a.jpg', '01234567')], 0);
    await it.settled();
    expect(it.calls).toEqual(['begin a.jpg', 'send u1 0', 'send u1 4', 'complete u1']);
    expect(it.uploads.get('u1')?.bytes).toBe('01234567');
    expect(lost.calls).toEqual([]);
  });

  it('wait longer from try to try, and as long as the server asks for, and stop at last until somebody wishes', async () => {
    const it = world();
    it.trouble.push(
      ...Array.from({ length: 32 }, () => () => {
        throw failure(503, { retryAfterMs: 2000 });
      }),
    );
    it.uploader.add([aFile('a.jpg', '0123')], 0);
    for (let turn = 0; turn < 8; turn++) await it.settled();
    expect(it.waits.slice(0, 6)).toEqual([2000, 2000, 4000, 8000, 16_000, 30_000]);
    expect(phases(it)).toEqual(['stopped']);
    expect(it.waits).toHaveLength(31);
    it.uploader.retry(it.uploader.uploads()[0]?.key ?? '');
    await it.settled();
    expect(it.done).toHaveLength(1);
  });

  it('are two at once; the others have their turn', async () => {
    const it = world();
    it.uploader.add([aFile('a.jpg', '0123'), aFile('b.jpg', '0123'), aFile('c.jpg', '0123')], 0);
    expect(phases(it)).toEqual(['sending', 'sending', 'queued']);
    expect(it.uploader.uploads().every(isActive)).toBe(true);
    await it.settled();
    expect(it.done.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('go on after the page was loaded anew and the same file was chosen again', async () => {
    const first = world();
    first.hold();
    first.trouble.push(
      () => undefined,
      () => undefined,
      () => {
        throw failure(0);
      },
    );
    first.uploader.add([aFile('a.jpg', '0123456789')], 0);
    await first.settled();
    first.uploader.close();
    const second = world(first.storage);
    for (const [id, upload] of first.uploads) second.uploads.set(id, upload);
    expect(second.memory.names()).toEqual(['a.jpg']);
    second.uploader.add([aFile('a.jpg', '0123456789')], 0);
    await second.settled();
    expect(second.calls).toEqual(['standing u1', 'send u1 4', 'send u1 8', 'complete u1']);
  });

  it('begin anew where the server gave them up meanwhile', async () => {
    const it = world();
    it.memory.keep('a.jpg|4|7', 'long-gone');
    it.uploader.add([aFile('a.jpg', '0123')], 0);
    await it.settled();
    expect(it.calls).toEqual(['standing long-gone', 'begin a.jpg', 'send u1 0', 'complete u1']);
    expect(it.done).toHaveLength(1);
  });

  it('show why the server refuses them, and make room for the next', async () => {
    const it = world();
    it.trouble.push(
      () => undefined,
      () => undefined,
      () => {
        throw failure(422, { words: 'Diese PDF-Datei enthält Skripte.' });
      },
    );
    it.uploader.add([aFile('a.pdf', '0123', 'application/pdf')], 0);
    await it.settled();
    expect(it.uploader.uploads()[0]?.is).toEqual({ phase: 'refused', words: 'Diese PDF-Datei enthält Skripte.' });
    expect(it.memory.names()).toEqual([]);
    it.uploader.add([aFile('a.pdf', '0123', 'application/pdf')], 0);
    await it.settled();
    expect(it.uploader.uploads()).toEqual([]);
    expect(it.done).toHaveLength(1);
  });

  it('are refused before anything is sent: of the wrong kind, or one too many', async () => {
    const it = world();
    it.uploader.add([aFile('a.exe', '0123', 'application/x-msdownload')], 0);
    it.uploader.add([aFile('a.jpg', '0123'), aFile('b.jpg', '0123')], EVIDENCE_MAX_PER_REVIEW - 1);
    await it.settled();
    expect(it.uploader.uploads().map(({ name, is }) => [name, is])).toEqual([
      ['a.exe', { phase: 'refused', words: EVIDENCE_SENTENCES.unknown }],
      ['b.jpg', { phase: 'refused', words: EVIDENCE_SENTENCES.enough }],
    ]);
    expect(it.calls.filter((call) => call.startsWith('begin'))).toEqual(['begin a.jpg']);
  });

  it('are taken once where somebody chooses the same one twice', async () => {
    const it = world();
    const twice = it.uploader.add([aFile('a.jpg', '0123'), aFile('a.jpg', '0123')], 0);
    expect(twice).toEqual(['a.jpg']);
    await it.settled();
    expect(it.done).toHaveLength(1);
  });

  it('can be given up: nothing more is sent, and the server is told', async () => {
    const it = world();
    it.hold();
    it.trouble.push(
      () => undefined,
      () => undefined,
      () => {
        throw failure(0);
      },
    );
    it.uploader.add([aFile('a.jpg', '0123456789')], 0);
    await it.settled();
    it.uploader.remove(it.uploader.uploads()[0]?.key ?? '');
    it.wake.shift()?.();
    await it.settled();
    expect(it.calls.at(-1)).toBe('abandon u1');
    expect(it.uploader.uploads()).toEqual([]);
    expect(it.done).toEqual([]);
    expect(it.memory.names()).toEqual([]);
  });

  it('stop when the session is over, and are remembered', async () => {
    const it = world();
    it.trouble.push(
      () => undefined,
      () => {
        throw failure(401);
      },
    );
    it.uploader.add([aFile('a.jpg', '0123')], 0);
    await it.settled();
    expect(it.sessionsOver).toEqual([1]);
    expect(phases(it)).toEqual(['stopped']);
    expect(it.memory.names()).toEqual(['a.jpg']);
  });

  it('that can no longer be read say so', async () => {
    const it = world();
    const gone = { ...aFile('a.jpg', '0123'), slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    it.uploader.add([gone], 0);
    await it.settled();
    expect(it.uploader.uploads()[0]?.is).toMatchObject({ phase: 'refused' });
  });
});
