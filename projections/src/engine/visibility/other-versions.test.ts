import { beforeEach, describe, expect, it } from 'vitest';
import { createOtherVersions, type OtherVersions } from './other-versions.ts';

const AT_ONCE = 0;
const SOON = 5_000;
let others: OtherVersions;

beforeEach(() => {
  others = createOtherVersions(['one@2', 'two@1']);
});

/** Whether a wait is still going on. */
const isWaiting = async (wait: Promise<void>): Promise<boolean> => {
  const turn = new Promise<'turn'>((over) => setImmediate(over, 'turn'));
  return (await Promise.race([wait, turn])) === 'turn';
};

describe('other versions of the read models', () => {
  it('keep nobody waiting while none is heard of', async () => {
    expect(await isWaiting(others.waitFor(7, SOON))).toBe(false);
    expect(others.furthest()).toBe(0);
  });

  it('are not those of this version, whoever fills them', async () => {
    others.hear(['one@2', 'two@1'], 3);
    expect(await isWaiting(others.waitFor(7, SOON))).toBe(false);
    expect(others.furthest()).toBe(0);
  });

  it('are waited for until all of them show a position', async () => {
    others.hear(['one@1', 'two@1', 'three@1'], 6);
    const wait = others.waitFor(7, SOON);
    others.hear(['one@1'], 7);
    expect(await isWaiting(wait)).toBe(true);
    expect(others.furthest()).toBe(7);
    others.hear(['three@1'], 7);
    expect(await isWaiting(wait)).toBe(false);
  });

  it('are gone once they did not come in time, until they are heard of again', async () => {
    others.hear(['one@1'], 6);
    await others.waitFor(7, AT_ONCE);
    expect(await isWaiting(others.waitFor(8, SOON))).toBe(false);
    expect(others.furthest()).toBe(0);
    others.hear(['one@1'], 8);
    expect(await isWaiting(others.waitFor(9, SOON))).toBe(true);
    others.close();
  });
});
