import type { PushDevice } from '@sternklar/contracts/accounts/push-device.api';
import { phraseOf } from '../api/api-error.ts';
import { german } from '../texts/phrase.ts';
import { pushTexts as texts } from '../texts/push.ts';
import { createListeners } from '../ui/listeners.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { PushApi } from './push-api.ts';
import type { PushBrowser } from './push-browser.ts';
import { renewPush } from './renew-push.ts';

/** `hidden`: this installation sends none. `unsupported`: this browser knows none. `denied`: it was told to allow none. */
export type PushPhase = 'loading' | 'failed' | 'hidden' | 'unsupported' | 'denied' | 'off' | 'on';

export interface PushSwitchState {
  readonly phase: PushPhase;
  /** The account's other browsers that are told. */
  readonly others: readonly PushDevice[];
}

export interface PushSwitch {
  state(): PushSwitchState;
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  /** By a press alone, for the browser may ask. Tells the user how it went. */
  toggle(): Promise<void>;
  removeOther(device: PushDevice): Promise<void>;
}

export interface PushSwitchDeps {
  readonly api: PushApi;
  readonly openBrowser: () => Promise<PushBrowser | null>;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
}

export const createPushSwitch = ({ api, openBrowser, toasts }: PushSwitchDeps): PushSwitch => {
  const { subscribe, tell } = createListeners();
  let state: PushSwitchState = { phase: 'loading', others: [] };
  let publicKey: string | null = null;
  let own: PushDevice | null = null;

  const show = (next: PushSwitchState) => {
    state = next;
    tell();
  };
  const phaseIn = (browser: PushBrowser | null): PushPhase => {
    if (publicKey === null) return 'hidden';
    if (browser === null) return 'unsupported';
    if (browser.permission() === 'denied') return 'denied';
    return own === null ? 'off' : 'on';
  };
  const read = async () => {
    const browser = await openBrowser();
    // A permission that was withdrawn took the subscription along.
    own = browser && (await renewPush(browser, api));
    const { public_key: key, devices } = await api.list();
    publicKey = key;
    show({ phase: phaseIn(browser), others: devices.filter(({ id }) => id !== own?.id) });
  };
  const load = () => read().catch(() => show({ ...state, phase: 'failed' }));

  const switchOn = async (browser: PushBrowser, key: string) => {
    const permission = await browser.askPermission();
    if (permission !== 'granted') {
      toasts.bad(german(permission === 'denied' ? texts.notAllowed : texts.notAnswered));
      return;
    }
    try {
      await api.add(await browser.subscribe(key));
    } catch (error) {
      // Nobody must be subscribed whom the server does not know.
      await browser.unsubscribe().catch(() => undefined);
      toasts.bad(phraseOf(error, german(texts.notSwitchedOn)));
      return;
    }
    toasts.good(german(texts.switchedOn));
  };
  const remove = async (device: PushDevice, done: string) => {
    try {
      await api.remove(device.id);
    } catch (error) {
      toasts.bad(phraseOf(error, german(texts.notSwitchedOff)));
      return;
    }
    toasts.good(german(done));
  };

  return {
    state: () => state,
    subscribe,
    load,
    async toggle() {
      const browser = await openBrowser();
      if (browser !== null && publicKey !== null) {
        if (own === null) await switchOn(browser, publicKey);
        else await remove(own, texts.switchedOff);
      }
      await load();
    },
    async removeOther(device) {
      await remove(device, texts.otherSwitchedOff);
      await load();
    },
  };
};
