import { describe, expect, it } from 'vitest';
import { type AlarmSet, alarmsSeenIn, readAlarmSets } from './alarm-sets.ts';
import { gradedAssistant } from './grade.ts';

/** Of 60, 60 and 120; what nobody had read before is in docs/assistant.md. */
const LEAST = { crisis: 60, termination: 58, nearmiss: 111 } as const;
/** Of these nothing was mended but what others have in common with it. */
const LEAST_OF: Readonly<Record<string, Readonly<Record<keyof typeof LEAST, number>>>> = {
  'set-17': { crisis: 57, termination: 53, nearmiss: 107 },
  'set-18': { crisis: 59, termination: 57, nearmiss: 110 },
  'set-19': { crisis: 59, termination: 59, nearmiss: 111 },
  'set-20': { crisis: 60, termination: 60, nearmiss: 118 },
  'set-21': { crisis: 60, termination: 59, nearmiss: 118 },
  // Its author was asked to hide them.
  'set-24': { crisis: 58, termination: 56, nearmiss: 104 },
  'set-25': { crisis: 60, termination: 60, nearmiss: 116 },
  'set-26': { crisis: 58, termination: 59, nearmiss: 115 },
};

const LATEST = 1;

describe('what strangers wrote to be seen at once, or not', () => {
  const assistant = gradedAssistant();

  const told = async (name: string, set: AlarmSet) => {
    for (const { kind, right, missed } of await alarmsSeenIn(assistant, set)) {
      expect(right, missed.join('\n')).toBeGreaterThanOrEqual((LEAST_OF[name] ?? LEAST)[kind]);
    }
  };
  const sets = readAlarmSets().map((set) => [set.name, set] as const);
  it.each(sets.slice(-LATEST))('is told apart: %s', told);
  it.each(sets.slice(0, -LATEST))('is told apart: %s', { tags: 'long' }, told);
});
