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

  it('is no pointer that rests, as browsers tell of one above a new page', async () => {
    const events = new EventTarget();
    const waiting = firstSign(new EventTarget() as HTMLElement, events);
    const pointer = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
    events.dispatchEvent(pointer(0));
    expect(await settled(waiting)).toBe(false);
    events.dispatchEvent(pointer(2));
    expect(await settled(waiting)).toBe(true);
  });
});
