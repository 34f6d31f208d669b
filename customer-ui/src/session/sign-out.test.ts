import { describe, expect, it } from 'vitest';
import { createSignOut } from './sign-out.ts';

const world = (token: string | null, answer: () => Promise<unknown> = async () => ({})) => {
  const happened: string[] = [];
  const signOut = createSignOut({ token: () => token, end: () => happened.push('forgotten') }, (ended) => {
    happened.push(`server ends ${ended}`);
    return answer();
  });
  return { happened, signOut };
};

describe('signing out', () => {
  it('forgets the token before it asks the server to end the session', () => {
    const { happened, signOut } = world('abc');
    signOut();
    expect(happened).toEqual(['forgotten', 'server ends abc']);
  });

  it('does not ask the server when there is no session', () => {
    const { happened, signOut } = world(null);
    signOut();
    expect(happened).toEqual(['forgotten']);
  });

  it('is done even when the server cannot be reached', async () => {
    const { happened, signOut } = world('abc', () => Promise.reject(new Error('offline')));
    expect(signOut).not.toThrow();
    await Promise.resolve();
    expect(happened).toContain('forgotten');
  });
});
