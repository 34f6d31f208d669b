import { describe, expect, it } from 'vitest';
import { draftFacts } from './message-text.ts';

describe('what is written in the chat', () => {
  it.each(['', '   ', '\n\t', '\u200b\u00a0\ufeff'])(
    'is no message when there is nothing to read in it: %j',
    (draft) => {
      expect(draftFacts(draft).isSendable).toBe(false);
    },
  );

  it.each(['Hallo', ' ? ', '👍', '5'])('can be sent when there is something: %j', (draft) => {
    expect(draftFacts(draft).isSendable).toBe(true);
  });

  it('can have 4000 characters, blanks around it not counted', () => {
    expect(draftFacts(`  ${'x'.repeat(4_000)}\n`)).toEqual({ isSendable: true, left: 0 });
    expect(draftFacts('x'.repeat(4_001))).toEqual({ isSendable: false, left: -1 });
  });

  it('is counted only near its end', () => {
    expect(draftFacts('x'.repeat(3_600)).left).toBeNull();
    expect(draftFacts('x'.repeat(3_601)).left).toBe(399);
  });
});
