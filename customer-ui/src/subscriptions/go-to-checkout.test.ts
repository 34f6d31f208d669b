import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createGoToCheckout } from './go-to-checkout.ts';

const refusal = (status: number, detail: string | null = null) =>
  new ApiError({ status, detail, fieldErrors: {}, retryAfterSeconds: null });

const world = () => {
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
    const { go, openCheckout, goTo, said } = world();
    await go({ company_name: 'Firma', vat_id: 'DE136695976' });
    expect(openCheckout).toHaveBeenCalledWith({ plan_name: 'standard', company_name: 'Firma', vat_id: 'DE136695976' });
    expect(goTo).toHaveBeenCalledWith('https://pay.example/1');
    expect(said).toEqual([]);
  });

  it('stays, and says why, when there is no page', async () => {
    const { go, openCheckout, goTo, said } = world();
    openCheckout.mockRejectedValueOnce(refusal(503, 'Gerade nicht erreichbar.')).mockRejectedValueOnce(refusal(0));
    await expect(go({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    await expect(go({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    expect(said).toEqual(['Gerade nicht erreichbar.', 'Zahlung fehlgeschlagen']);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('says nothing of a payment when the session is over', async () => {
    const { go, openCheckout, said, sessionOver } = world();
    openCheckout.mockRejectedValueOnce(refusal(401));
    await expect(go({ company_name: 'Firma' })).rejects.toThrow(ApiError);
    expect([said, sessionOver.mock.calls.length]).toEqual([[], 1]);
  });
});
