import { expect, it, vi } from 'vitest';
import { createPublicLog, NotAnswered } from './public-log.ts';

const CHECKPOINT = {
  origin: 'sternklar.example/audit',
  size: 1,
  root: Buffer.alloc(32).toString('base64'),
  note: 'note',
  keys: [],
};

/** A product that gives these answers in turn; the last one again and again. */
const productThat = (...answers: readonly (() => Response | Promise<Response>)[]) => {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const pauses: number[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ url: String(url), init });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new Error('nothing to answer');
    return answer();
  });
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const log = createPublicLog({ url: new URL('https://sternklar.example/'), pause, random: () => 1, fetch });
  return { log, asked, pauses };
};
const status = (code: number) => () => new Response('{}', { status: code });
const refused = () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
};

it('asks for the newest state, with a time limit and without following anywhere else', async () => {
  const { log, asked } = productThat(() => Response.json(CHECKPOINT));
  expect(await log.checkpoint()).toEqual({ ...CHECKPOINT, time: null });
  expect(asked).toMatchObject([
    {
      url: 'https://sternklar.example/api/audit/checkpoint',
      init: { redirect: 'error', signal: expect.any(AbortSignal) },
    },
  ]);
});

it('tries again what may go better, with growing pauses', async () => {
  const { log, pauses } = productThat(status(503), refused, status(429), () => Response.json(CHECKPOINT));
  expect(await log.checkpoint()).toEqual({ ...CHECKPOINT, time: null });
  expect(pauses).toEqual([500, 1_000, 2_000]);
});

it('gives up after five tries and says why', async () => {
  const { log, asked, pauses } = productThat(refused);
  await expect(log.checkpoint()).rejects.toThrow(
    new NotAnswered('https://sternklar.example antwortet nicht (ECONNREFUSED), auch nach 5 Versuchen.'),
  );
  expect([asked.length, pauses.length]).toEqual([5, 4]);
  await expect(productThat(status(500)).log.consistency(1, 2)).rejects.toThrow('Status 500');
});

it('does not wait for ever', async () => {
  const late = () => Promise.reject(new DOMException('too late', 'TimeoutError'));
  await expect(productThat(late).log.checkpoint()).rejects.toThrow('nichts binnen 10 s');
});

it('takes a refusal to prove for what it is, at once', async () => {
  const { log, asked } = productThat(status(404));
  expect(await log.consistency(3, 4)).toBeNull();
  expect(asked.map(({ url }) => url)).toEqual(['https://sternklar.example/api/audit/consistency?from=3&to=4']);
  await expect(log.checkpoint()).rejects.toThrow('nennt keinen unterschriebenen Stand (Status 404)');
});

it('takes no other page for an answer, nor one without an end', async () => {
  for (const page of ['<!doctype html>', '{}', JSON.stringify({ ...CHECKPOINT, size: -1 })])
    await expect(productThat(() => new Response(page)).log.checkpoint()).rejects.toThrow('Stimmt die Adresse?');
  const endless = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1 << 16)) }));
  const { log, asked } = productThat(endless);
  await expect(log.checkpoint()).rejects.toThrow('länger, als eine ehrliche sein kann');
  expect(asked).toHaveLength(1);
});
