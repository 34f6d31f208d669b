import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { refusal } from '../testing/customer-world.ts';
import { createGoToCheckout, createSubscribe, simulatedPayment } from './subscribing.ts';

const world = () => {
  const said: (readonly [text: string, durationMs: number | undefined])[] = [];
  const create = vi.fn(async (_body: object, _key: string): Promise<unknown> => ({}));
  const sessionOver = vi.fn();
  let ids = 0;
  const say = (phrase: { readonly text: string }, options?: { readonly durationMs?: number }) =>
    void said.push([phrase.text, options?.durationMs]);
  const subscribe = createSubscribe({
    subscriptions: { create },
    toasts: { good: say, bad: say },
    nextId: () => {
      ids += 1;
      return `key-${ids}`;
    },
    sessionOver,
  });
  return { subscribe, create, said, sessionOver, keys: () => create.mock.calls.map(([, key]) => key) };
};

describe('subscribing', () => {
  it('asks for the standard plan in the company’s name, and says for five seconds what was agreed', async () => {
    const { subscribe, create, said } = world();
    await subscribe({ company_name: 'Bäckerei Sonnenschein GmbH' });
    expect(create.mock.calls).toEqual([
      [{ plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH', accepted_terms: CURRENT_TERMS }, 'key-1'],
    ]);
    expect(said).toEqual([['Ihr Abo ist aktiv: Standard, 59\u00a0€ pro Monat, 12\u00a0Monate Laufzeit.', 5_000]]);
  });

  it('shows the reason of a refusal, or its own words when there is none', async () => {
    const { subscribe, create, said } = world();
    create.mockRejectedValueOnce(refusal(409, 'Sie haben bereits ein aktives Abo.'));
    await expect(subscribe({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    create.mockRejectedValueOnce(refusal(0));
    await expect(subscribe({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    expect(said.map(([text]) => text)).toEqual(['Sie haben bereits ein aktives Abo.', 'Zahlung fehlgeschlagen']);
  });

  it.each([0, 500, 503])(
    'repeats what ended in %i under the same key, so that nobody subscribes twice',
    async (status) => {
      const { subscribe, create, keys } = world();
      create.mockRejectedValueOnce(refusal(status));
      await expect(subscribe({ company_name: 'Firma' })).rejects.toThrow(ApiError);
      await subscribe({ company_name: 'Firma' });
      await subscribe({ company_name: 'Firma' });
      expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
    },
  );

  it('begins anew after a refusal, and when the company is another one', async () => {
    const { subscribe, create, keys } = world();
    create.mockRejectedValueOnce(refusal(422)).mockRejectedValueOnce(refusal(0));
    await expect(subscribe({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    await expect(subscribe({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    await subscribe({ company_name: 'Andere Firma' });
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('sends where invoices go, and begins anew when that is another place', async () => {
    const { subscribe, create, keys } = world();
    const address = { street: 'Markt 1', postal_code: '55116', town: 'Mainz' };
    create.mockRejectedValueOnce(refusal(0));
    await expect(subscribe({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    await subscribe({ company_name: 'Firma', ...address });
    expect(create.mock.lastCall?.[0]).toEqual({
      accepted_terms: CURRENT_TERMS,
      plan_name: 'standard',
      company_name: 'Firma',
      ...address,
    });
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('says nothing of a payment when the session is over', async () => {
    const { subscribe, create, said, sessionOver } = world();
    create.mockRejectedValueOnce(refusal(401));
    await expect(subscribe({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    expect(sessionOver).toHaveBeenCalledTimes(1);
    expect(said).toEqual([]);
  });
});

const checkoutWorld = () => {
  const said: string[] = [];
  const goTo = vi.fn();
  const sessionOver = vi.fn();
  const openCheckout = vi.fn(async (_: object) => ({ id: '1', checkout_url: 'https://pay.example/1', expires_at: '' }));
  const toasts = { bad: ({ text }: { readonly text: string }) => void said.push(text) };
  return {
    go: createGoToCheckout({ subscriptions: { openCheckout }, toasts, sessionOver, goTo }),
    openCheckout,
    said,
    goTo,
    sessionOver,
  };
};

describe('going to the page of the payment provider', () => {
  it('says who subscribes, and leaves', async () => {
    const { go, openCheckout, goTo, said } = checkoutWorld();
    await go({ company_name: 'Firma', vat_id: 'DE136695976' });
    expect(openCheckout).toHaveBeenCalledWith({
      plan_name: 'standard',
      company_name: 'Firma',
      vat_id: 'DE136695976',
      accepted_terms: CURRENT_TERMS,
    });
    expect(goTo).toHaveBeenCalledWith('https://pay.example/1');
    expect(said).toEqual([]);
  });

  it('stays, and says why, when there is no page', async () => {
    const { go, openCheckout, goTo, said } = checkoutWorld();
    openCheckout.mockRejectedValueOnce(refusal(503, 'Gerade nicht erreichbar.')).mockRejectedValueOnce(refusal(0));
    await expect(go({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    await expect(go({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    expect(said).toEqual(['Gerade nicht erreichbar.', 'Zahlung fehlgeschlagen']);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('says nothing of a payment when the session is over', async () => {
    const { go, openCheckout, said, sessionOver } = checkoutWorld();
    openCheckout.mockRejectedValueOnce(refusal(401));
    await expect(go({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    expect([said, sessionOver.mock.calls.length]).toEqual([[], 1]);
  });
});

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
