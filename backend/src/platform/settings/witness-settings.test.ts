import { createNoteSigner } from '@sternklar/event-store/transparency/signed-note';
import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const KEY = createNoteSigner('zeuge.example/w1', Buffer.alloc(32, 1)).key.text;
const OTHER = createNoteSigner('andere.example', Buffer.alloc(32, 2)).key.text;
const refusalOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

it('names witnesses by address and key, and how many are enough: more than half unless it says so', () => {
  expect(loadConfig({}).config.witnessing).toEqual({ witnesses: [], quorum: 0, everyMs: 600_000 });
  const list = `https://zeuge.example/ ${KEY}, http://127.0.0.1:80/w  ${OTHER}`;
  const { witnessing } = loadConfig({ AUDIT_WITNESSES: list, AUDIT_WITNESS_MINUTES: '0' }).config;
  expect(witnessing).toMatchObject({ quorum: 2, everyMs: 0 });
  expect(witnessing.witnesses.map(({ url, key }) => [url, key.text])).toEqual([
    ['https://zeuge.example/', KEY],
    ['http://127.0.0.1:80/w', OTHER],
  ]);
  expect(loadConfig({ AUDIT_WITNESSES: list, AUDIT_WITNESS_QUORUM: '1' }).config.witnessing.quorum).toBe(1);
});

it('is refused where it cannot be meant', () => {
  for (const list of [
    KEY,
    `https://a.example ${KEY.slice(0, -2)}`,
    `ftp://a.example ${KEY}`,
    `https://a.example ${KEY} x`,
  ])
    expect(refusalOf({ AUDIT_WITNESSES: list })).toContain('AUDIT_WITNESSES: muss je Zeugin oder Zeuge');
  expect(refusalOf({ AUDIT_WITNESSES: `https://a.example ${KEY}, https://b.example ${KEY}` })).toContain(
    'AUDIT_WITNESSES',
  );
  expect(refusalOf({ AUDIT_WITNESS_QUORUM: '1' })).toContain(
    'AUDIT_WITNESS_QUORUM: ist größer als die Zahl der Zeugen',
  );
});
