import { describe, expect, it } from 'vitest';
import { alarmsSeenIn, readAlarmSets } from './alarm-sets.ts';
import { gradedAssistant } from './grade.ts';

/** Of 60, 60 and 120; what nobody had read before is in docs/assistant.md. */
const LEAST = { crisis: 60, termination: 58, nearmiss: 111 } as const;

describe('what strangers wrote to be seen at once, or not', () => {
  const assistant = gradedAssistant();

  it.each(readAlarmSets().map((set) => [set.name, set] as const))('is told apart: %s', async (_, set) => {
    for (const { kind, right, missed } of await alarmsSeenIn(assistant, set)) {
      expect(right, missed.join('\n')).toBeGreaterThanOrEqual(LEAST[kind]);
    }
  });
});
