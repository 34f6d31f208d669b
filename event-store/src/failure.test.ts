import { describe, expect, test } from 'vitest';
import { describeFailure } from './failure.ts';

const secret = 'erika.musterfrau@example.org';

describe('description of a failure', () => {
  test('says kind, code and place, but not the error’s own words', () => {
    const error = Object.assign(new TypeError(`no mailbox ${secret}`), { code: 'EENVELOPE' });
    expect(describeFailure(error)).toMatch(/^TypeError EENVELOPE at src\/failure\.test\.ts:\d+$/);
  });

  test('goes down to the cause', () => {
    const cause = Object.assign(new Error(secret), { code: 'ECONNREFUSED' });
    const description = describeFailure(new Error(secret, { cause }));
    expect(description).toMatch(/^Error at .*, because of Error ECONNREFUSED at /);
    expect(description).not.toContain(secret);
  });

  test('ends even when causes go round in a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(describeFailure(error).split('because of')).toHaveLength(4);
  });

  test.each([
    ['a message that looks like a frame', new Error(`oops\n    at ${secret}:1:1`)],
    ['a message changed later', Object.assign(new Error(`oops\n    at ${secret}:1:1`), { message: 'changed' })],
    ['a name that is none', Object.assign(new Error('oops'), { name: secret })],
    ['a code that is none', Object.assign(new Error('oops'), { code: secret })],
    ['a thrown text', secret],
  ])('is not fooled by %s', (_case, error) => {
    expect(describeFailure(error)).not.toContain(secret);
  });
});
