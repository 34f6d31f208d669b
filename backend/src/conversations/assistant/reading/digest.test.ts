import { expect, it } from 'vitest';
import { alarmSentences } from '../guards/alarms/learned/alarm-sentences.ts';
import { digestOf } from './digest.ts';

it('tells texts apart, in the order of their letters', () => {
  const texts = new Set(alarmSentences().map(([sentence]) => sentence));
  expect(new Set([...texts].map(digestOf)).size).toBe(texts.size);
  expect(digestOf('kündigt')).not.toBe(digestOf('kündgit'));
  expect(digestOf('Kündigung')).toBe(digestOf('Kündigung'));
});
