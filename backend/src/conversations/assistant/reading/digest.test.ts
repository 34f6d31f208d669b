import { expect, it } from 'vitest';
import { alarmSentences } from '../guards/alarms/learned/alarm-sentences.ts';
import { digestOf, knownByDigest } from './digest.ts';

it('tells texts apart, in the order of their letters', () => {
  const texts = new Set(alarmSentences().map(([sentence]) => sentence));
  expect(new Set([...texts].map(digestOf)).size).toBe(texts.size);
  expect(digestOf('kündigt')).not.toBe(digestOf('kündgit'));
  expect(digestOf('Kündigung')).toBe(digestOf('Kündigung'));
});

it('Of thousands of texts each is known again by what it is, the latter of two that are alike, and no other', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `Satz ${index}`);
  const kindOf = knownByDigest([
    ...texts.map((text, index) => [text, `Art ${index % 7}`] as const),
    ['Satz 12', 'danach'] as const,
  ]);
  expect(texts.map(kindOf)).toEqual(texts.map((_, index) => (index === 12 ? 'danach' : `Art ${index % 7}`)));
  expect(['Satz 3000', '', 'satz 1'].map(kindOf)).toEqual([undefined, undefined, undefined]);
  expect(knownByDigest([])('Satz 1')).toBeUndefined();
});
