import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openLiveStream } from '../common/live-stream.ts';

const LONGEST_MS = 1_500;

/** How screens come and go: closed after a while, hung up at once, replaced by a newer one, or never answered. */
const openAndHangUp = async (url: string, token: string, ms: number): Promise<void> => {
  const stream = await openLiveStream({ url, token });
  await Promise.race([delay(ms), stream.ended]);
  stream.hangUp();
  await stream.ended;
};

/** Closes the connection before the stream is answered. */
const giveUpOpening = (url: string, token: string): Promise<void> =>
  new Promise((closed) => {
    const sent = request(`${url}/api/live`, { agent: false, headers: { authorization: `Bearer ${token}` } });
    sent.on('error', () => undefined).on('close', () => closed());
    sent.end(() => setTimeout(() => sent.destroy(), 2));
  });

/** Sends half of a request's body, then hangs up. */
const giveUpSending = (url: string, token: string): Promise<void> =>
  new Promise((closed) => {
    const sent = request(`${url}/api/reviews`, {
      agent: false,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 1_000 },
    });
    sent.on('error', () => undefined).on('close', () => closed());
    sent.write('{"business_id": "');
    setTimeout(() => sent.destroy(), 20);
  });

/** Takes the beginning of a long answer, then hangs up. */
const giveUpReading = (url: string, token: string): Promise<void> =>
  new Promise((closed) => {
    const sent = request(`${url}/api/admin/reviews`, { agent: false, headers: { authorization: `Bearer ${token}` } });
    sent.on('response', (response) => response.once('data', () => sent.destroy()).on('error', () => undefined));
    sent.on('error', () => undefined).on('close', () => closed());
    sent.end();
  });

const WAYS = [openAndHangUp, openAndHangUp, openAndHangUp, giveUpOpening, giveUpSending, giveUpReading] as const;

/** Opens screens in turn, several at once, and leaves them in every way there is. Resolves when all are gone. */
export const comeAndGo = async (url: string, tokens: readonly string[], count: number): Promise<void> => {
  let next = 0;
  const one = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) {
      const token = tokens[number % tokens.length] ?? '';
      const way = WAYS[number % WAYS.length] ?? openAndHangUp;
      // A dropped database connection may refuse a stream; the next one is there soon.
      await way(url, token, (number * 137) % LONGEST_MS).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
};
