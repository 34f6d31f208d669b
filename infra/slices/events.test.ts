import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { describe, expect, it } from 'vitest';
import { explainEvent } from './explain-event.ts';
import { readSlices } from './read-slices.ts';

const all = readSlices();
const { slices } = all;
const types = [...eventRegistry.keys()];
/** What a section of an explanation lists. */
const section = (lines: readonly string[], title: string) => {
  const start = lines.indexOf(title) + 1;
  const end = lines.indexOf('', start);
  return lines.slice(start, end < 0 ? undefined : end);
};

describe('the slices that manifests declare', () => {
  it('record every event that there is', () => {
    const recorded = new Set(slices.flatMap(({ events }) => events));
    expect(types.filter((type) => !recorded.has(type))).toEqual([]);
  });

  it('record and handle only events that there are', () => {
    const named = slices.flatMap(({ useCase, events, handles }) =>
      [...events, ...handles].map((type) => ({ useCase, type })),
    );
    expect(named.filter(({ type }) => !eventRegistry.has(type))).toEqual([]);
  });

  it('are in files of the product, none of its tests', () => {
    expect(slices.map(({ file }) => file).filter((file) => /\/testing\/|\.test\.ts$/.test(file))).toEqual([]);
  });
});

describe('npm run explain', () => {
  it.each(types)('says where %s comes from and what it holds', (type) => {
    const lines = explainEvent(type, all) ?? [];
    expect(lines[0]).toMatch(new RegExp(`^${type}, schema version \\d+$`));
    for (const title of ['Fields', 'Recorded by']) {
      expect(section(lines, title)).not.toEqual(['  (none)']);
      expect(section(lines, title)).not.toEqual([]);
    }
    for (const title of ['Read models', 'Reactors']) expect(section(lines, title)).not.toEqual([]);
  });

  it('knows no event that there is not', () => {
    expect(explainEvent('ReviewVanished', all)).toBeNull();
  });
});
