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

/** As much of a page as is asked: its buttons that say something when pressed, and whether they have. */
const pageWith = (...buttons: readonly { readonly hasSaid: boolean }[]) => {
  const found = buttons.map(({ hasSaid }) => ({
    popoverTargetElement: { getClientRects: () => (hasSaid ? [{}] : []) },
  }));
  const page = Object.assign(new EventTarget(), { querySelectorAll: () => found });
  return page as unknown as HTMLElement;
};

describe('the first sign of a visitor', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'storage'])('is %s', async (sign) => {
    const events = new EventTarget();
    const waiting = firstSign(pageWith(), events);
    expect(await settled(waiting)).toBe(false);
    events.dispatchEvent(new Event(sign));
    expect(await settled(waiting)).toBe(true);
    expect((await waiting)()).toBeNull();
  });

  it('is a press before there was a script, of whichever button the page says so', async () => {
    const page = pageWith({ hasSaid: false }, { hasSaid: true });
    const waiting = firstSign(page, new EventTarget());
    expect(await settled(waiting)).toBe(true);
    expect((await waiting)()).toBe(page.querySelectorAll('button')[1]);
  });

  it('is none where nothing was pressed', async () => {
    expect(await settled(firstSign(pageWith({ hasSaid: false }), new EventTarget()))).toBe(false);
  });

  describe('by a pointer', () => {
    const move = (more: Partial<PointerEvent>) =>
      Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0, clientX: 100, clientY: 50, ...more });

    it('is none that rests, as browsers tell of one above a new page, however often', async () => {
      const events = new EventTarget();
      const waiting = firstSign(pageWith(), events);
      for (let told = 0; told < 3; told += 1) events.dispatchEvent(move({}));
      expect(await settled(waiting)).toBe(false);
    });

    it.each([{ movementX: 2 }, { movementY: -1 }])('is a first move that says by how much: %o', async (more) => {
      const events = new EventTarget();
      const waiting = firstSign(pageWith(), events);
      events.dispatchEvent(move(more));
      expect(await settled(waiting)).toBe(true);
    });

    it.each([{ clientX: 101 }, { clientY: 49 }])('is another place than before, by whatever move: %o', async (more) => {
      const events = new EventTarget();
      const waiting = firstSign(pageWith(), events);
      events.dispatchEvent(move({}));
      events.dispatchEvent(move(more));
      expect(await settled(waiting)).toBe(true);
    });
  });
});
