import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulatedPayment } from './simulated-payment.ts';

describe('the simulated payment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes two seconds', async () => {
    const settled = vi.fn();
    void simulatedPayment(new AbortController().signal).then(settled);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(true);
  });

  it('ends at once when it is called off, and leaves no timer behind', async () => {
    const calledOff = new AbortController();
    const paid = simulatedPayment(calledOff.signal);
    calledOff.abort();
    expect(await paid).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(await simulatedPayment(calledOff.signal)).toBe(false);
  });
});
