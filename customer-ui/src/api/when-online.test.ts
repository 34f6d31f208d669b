import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { whenOnline } from './when-online.ts';

const world = (isOnline: boolean) => {
  const events = new EventTarget();
  return { network: { isOnline: () => isOnline, events }, comeBack: () => events.dispatchEvent(new Event('online')) };
};
const failure = (status: number) => new ApiError({ status, detail: null, fieldErrors: {}, retryAfterSeconds: null });
const noAnswer = () => failure(0);

describe('a question without a network', () => {
  it('is asked again when the network is back, as often as it takes', async () => {
    const { network, comeBack } = world(false);
    const ask = vi.fn().mockRejectedValueOnce(noAnswer()).mockRejectedValueOnce(noAnswer()).mockResolvedValue('you');
    const answer = whenOnline(ask, network)();
    for (const calls of [1, 2, 3]) {
      await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(calls));
      await new Promise((wake) => setImmediate(wake));
      comeBack();
    }
    expect(await answer).toBe('you');
  });

  it('fails at once when there is a network, or when the server refused it', async () => {
    const online = world(true);
    await expect(whenOnline(() => Promise.reject(noAnswer()), online.network)()).rejects.toThrow(ApiError);
    const offline = world(false);
    const refused = () => Promise.reject(failure(401));
    await expect(whenOnline(refused, offline.network)()).rejects.toThrow(ApiError);
  });
});
