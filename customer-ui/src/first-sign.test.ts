import { describe, expect, it } from 'vitest';
import { firstSign } from './first-sign.ts';

const settled = async (promise: Promise<unknown>) => {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await new Promise((wake) => setImmediate(wake));
  return done;
};

describe('the first sign of a visitor', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'storage'])('is %s', async (sign) => {
    const events = new EventTarget();
    const waiting = firstSign(new EventTarget() as HTMLElement, events);
    expect(await settled(waiting)).toBe(false);
    events.dispatchEvent(new Event(sign));
    expect(await settled(waiting)).toBe(true);
    expect((await waiting)()).toBeNull();
  });
});
