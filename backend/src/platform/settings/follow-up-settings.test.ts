import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('settings for follow-ups', () => {
  it('have defaults, and take what the operator sets', () => {
    expect(loadConfig({}).config.followUps).toEqual({
      holidaysOf: 'RP',
      workingDaysAfterReport: 5,
      daysAfterLetter: 14,
      daysAfterAuthorWasAsked: 9,
      workingDaysAfterQuestion: 5,
    });
    const env = {
      HOLIDAYS_STATE: 'BY',
      FOLLOW_UP_AFTER_REPORT: '3',
      FOLLOW_UP_AFTER_AUTHOR: '90',
      FOLLOW_UP_AFTER_QUESTION: '2',
    };
    expect(loadConfig(env).config.followUps).toMatchObject({
      holidaysOf: 'BY',
      workingDaysAfterReport: 3,
      daysAfterAuthorWasAsked: 90,
      workingDaysAfterQuestion: 2,
    });
  });

  it.each([
    ['HOLIDAYS_STATE', 'XX'],
    ['HOLIDAYS_STATE', 'rp'],
    ['FOLLOW_UP_AFTER_REPORT', '0'],
    ['FOLLOW_UP_AFTER_LETTER', '91'],
    ['FOLLOW_UP_AFTER_AUTHOR', 'bald'],
  ])('refuse to start with %s=%s', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(`${name}: `);
  });
});
