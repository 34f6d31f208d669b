import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../commands/steps.ts';
import { allFaults } from './all-faults.ts';
import { withFault } from './planted-fault.ts';

describe('planted faults', () => {
  it('are at least forty, each with a name and a promise of its own', () => {
    expect(allFaults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length);
    expect(new Set(allFaults.map(({ promise }) => promise)).size).toBe(allFaults.length);
  });

  it.each(allFaults.map((fault) => [fault.name, fault] as const))('can be planted: %s', (_, fault) => {
    const text = readFileSync(resolve(root, fault.file), 'utf8');
    expect(withFault(text, fault)).not.toBe(text);
  });

  it('are refused where their text is gone, or stands twice', () => {
    const fault = { name: 'a-fault', promise: '', file: 'some/file.ts', from: 'one', to: '$&two' };
    expect(withFault('zero one', fault)).toBe('zero $&two');
    expect(() => withFault('zero', fault)).toThrow(
      'a-fault cannot be planted: its text stands in some/file.ts 0 times',
    );
    expect(() => withFault('one one', fault)).toThrow('2 times');
  });
});
