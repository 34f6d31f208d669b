import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../backend/src/conversations/assistant/assistant.ts';

/** Messages of one to six words by somebody who has not seen the guards, as any chat has them, and some that need help at once. */
const { harmless, grave }: { harmless: readonly string[]; grave: readonly string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'few-words.json'), 'utf8'),
);
const calls = (message: string): boolean => (answerTo(message).attention ?? []).length > 0;

describe('messages of few words', () => {
  it('call for nobody by chance', () => {
    expect(harmless.filter(calls)).toEqual([]);
    // As they were answered with a helpline before.
    const excuses = [
      'tut mir leid',
      'Tut uns leid',
      'Das tut mir aber leid!',
      'Tut mir leid, ich meinte die Kündigung.',
    ];
    expect([...excuses, 'live', 'Live-Demo', 'lieb', 'Leute', 'zu viel'].filter(calls)).toEqual([]);
  });

  it('are heard where they mean it', () => {
    expect(grave.filter((message) => !calls(message))).toEqual([]);
    const farewells = ['Es tut mir leid. Passt auf die Kinder auf.', 'tut mir leid für alles, ich kann nicht mehr'];
    expect(farewells.filter((message) => !calls(message))).toEqual([]);
  });
});
