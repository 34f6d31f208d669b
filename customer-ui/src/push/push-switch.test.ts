import type { PushDevice } from '@sternklar/contracts/accounts/push-device.api';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/customer-world.ts';
import { pushTexts as texts } from '../texts/push.ts';
import type { PushBrowser } from './push-browser.ts';
import { createPushSwitch } from './push-switch.ts';

const device = (id: string) => ({ id }) as unknown as PushDevice;

const world = () => {
  const said: string[] = [];
  const say = ({ text }: { readonly text: string }) => void said.push(text);
  const api = {
    list: vi.fn(async (): Promise<{ public_key: string | null; devices: PushDevice[] }> => {
      return { public_key: 'key', devices: [device('own'), device('other')] };
    }),
    add: vi.fn(async () => device('own')),
    renew: vi.fn(async () => device('own')),
    remove: vi.fn(async (): Promise<unknown> => ({})),
  };
  const browser = {
    permission: vi.fn((): NotificationPermission => 'granted'),
    askPermission: vi.fn(async (): Promise<NotificationPermission> => 'granted'),
    endpoint: vi.fn(async (): Promise<string | null> => null),
    subscribe: vi.fn(async () => ({ endpoint: 'https://push.example/1', keys: { p256dh: '', auth: '' } })),
    unsubscribe: vi.fn(async () => undefined),
  } satisfies PushBrowser;
  const openBrowser = vi.fn(async (): Promise<PushBrowser | null> => browser);
  const push = createPushSwitch({ api, openBrowser, toasts: { good: say, bad: say } });
  return { push, api, browser, openBrowser, said };
};

describe('push messages in this browser', () => {
  it('are off, on, forbidden, unknown here, or not sent at all', async () => {
    const { push, api, browser, openBrowser } = world();
    const phase = async () => {
      await push.load();
      return push.state().phase;
    };
    expect(await phase()).toBe('off');
    browser.endpoint.mockResolvedValueOnce('https://push.example/1');
    expect(await phase()).toBe('on');
    expect(push.state().others).toEqual([device('other')]);
    browser.permission.mockReturnValueOnce('denied');
    expect(await phase()).toBe('denied');
    openBrowser.mockResolvedValueOnce(null);
    expect(await phase()).toBe('unsupported');
    api.list.mockResolvedValueOnce({ public_key: null, devices: [] });
    expect(await phase()).toBe('hidden');
    api.list.mockRejectedValueOnce(refusal(503));
    expect(await phase()).toBe('failed');
  });

  it('are not switched on without permission, and the page says which', async () => {
    const { push, api, browser, said } = world();
    await push.load();
    for (const answer of ['denied', 'default'] as const) {
      browser.askPermission.mockResolvedValueOnce(answer);
      await push.toggle();
    }
    expect(said).toEqual([texts.notAllowed, texts.notAnswered]);
    expect(api.add).not.toHaveBeenCalled();
  });

  it('leave no subscription behind that the server does not know', async () => {
    const { push, api, browser, said } = world();
    await push.load();
    api.add.mockRejectedValueOnce(refusal(0));
    await push.toggle();
    expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
    expect(said).toEqual([texts.notSwitchedOn]);
  });

  it('end by the same press that began them', async () => {
    const { push, api, browser, said } = world();
    await push.load();
    browser.endpoint.mockResolvedValue('https://push.example/1');
    await push.toggle();
    await push.toggle();
    expect(api.remove.mock.calls).toEqual([['own']]);
    expect(said).toEqual([texts.switchedOn, texts.switchedOff]);
  });
});
