import { describe, expect, it } from 'vitest';
import { createInstallOffer } from './install-offer.ts';

const memory = (entries: Record<string, string> = {}) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem: (key: string, value: string) => {
    entries[key] = value;
  },
});

const world = (storage: Pick<Storage, 'getItem' | 'setItem'> = memory()) => {
  const events = new EventTarget();
  let prompts = 0;
  const offer = createInstallOffer({ events, storage });
  const browserOffers = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        prompts += 1;
      },
    });
    events.dispatchEvent(event);
    return event;
  };
  return { offer, events, browserOffers, prompts: () => prompts };
};

describe('the offer to install the app', () => {
  it('is not there before the browser makes it, and keeps the browser’s own bar away', () => {
    const { offer, browserOffers } = world();
    let told = 0;
    offer.subscribe(() => {
      told += 1;
    });
    expect(offer.isOpen()).toBe(false);
    expect(browserOffers().defaultPrevented).toBe(true);
    expect([offer.isOpen(), told]).toEqual([true, 1]);
  });

  it('has the browser ask once when it is accepted, and is used up', () => {
    const { offer, browserOffers, prompts } = world();
    browserOffers();
    offer.accept();
    offer.accept();
    expect([offer.isOpen(), prompts()]).toEqual([false, 1]);
  });

  it('does not come back after it was declined, not in another page either', () => {
    const storage = memory();
    const first = world(storage);
    first.browserOffers();
    first.offer.decline();
    first.browserOffers();
    expect([first.offer.isOpen(), first.prompts()]).toEqual([false, 0]);
    const later = world(storage);
    later.browserOffers();
    expect(later.offer.isOpen()).toBe(false);
  });

  it('goes when the app was installed from the browser’s menu', () => {
    const { offer, events, browserOffers } = world();
    browserOffers();
    events.dispatchEvent(new Event('appinstalled'));
    expect(offer.isOpen()).toBe(false);
  });

  it('works while storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const { offer, browserOffers } = world({ getItem: blocked, setItem: blocked });
    browserOffers();
    expect(offer.isOpen()).toBe(true);
    offer.decline();
    expect(offer.isOpen()).toBe(false);
  });
});
