import { describe, expect, it } from 'vitest';
import { alarmsIn } from '../alarms.ts';
import { perhapsInDanger } from './careful/perhaps-danger.ts';
import { NOT_DONE_TO_ANYBODY, TOLD_BY_ACTS } from './testing/told-by-acts-apart.ts';

const told = Object.entries(TOLD_BY_ACTS).flatMap(([alarm, texts]) => texts.map((text) => [alarm, text] as const));

describe('what is told by acts and odd words', () => {
  it.each(told)('is seen (%s): %s', (alarm, text) => {
    expect(alarmsIn(text)).toContain(alarm);
  });

  it.each(NOT_DONE_TO_ANYBODY)('is not seen in: %s', (text) => {
    expect(alarmsIn(text)).toEqual([]);
    expect(perhapsInDanger(text)).toBe(false);
  });

  it('is seen of a person threatened whatever the trade, and of despair', () => {
    expect(
      alarmsIn('Ich betreibe einen Waffenladen, und ein Kunde steht hier mit gezogener Pistole und bedroht mich'),
    ).toContain('danger-to-others');
    expect(alarmsIn('Ich bin Metzger und will nicht mehr leben')).toContain('danger-to-self');
  });
});
