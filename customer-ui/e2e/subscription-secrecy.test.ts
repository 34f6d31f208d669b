import { describe, expect, it } from 'vitest';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { expectCardNowhere } from './payment-secrecy.ts';
import { keptByTheBrowser, watchRequests } from './watch-page.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe('a payment at 390 px', () => {
  it('sends no field of the card anywhere, and keeps none', () => expectCardNowhere({ url, viewport: PHONE }));
});

describe('the watch over the card', () => {
  it('would see it on every way out and in every place it could be kept', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    const requests = await watchRequests(context);
    await page.goto('/impressum');
    await page.evaluate(async () => {
      await fetch('/api/health/live?number=in-address', {
        method: 'POST',
        body: 'in-body',
        headers: { 'x-card': 'in-header' },
      });
      navigator.sendBeacon('/api/health/live', 'in-beacon');
      localStorage.setItem('card', 'in-local-storage');
      sessionStorage.setItem('card', 'in-session-storage');
      // biome-ignore lint/suspicious/noDocumentCookie: the oldest place to keep something
      document.cookie = 'card=in-cookie';
      history.replaceState({ card: 'in-history' }, '');
      await new Promise<void>((kept, failed) => {
        const opening = indexedDB.open('cards', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('cards', { autoIncrement: true }).add('in-database');
        opening.onsuccess = () => {
          opening.result.close();
          kept();
        };
        opening.onerror = () => failed(opening.error);
      });
      await (await caches.open('cards')).put('/in-cache', new Response());
    });
    const everything = JSON.stringify(requests()) + (await keptByTheBrowser(page));
    const places = [
      'address',
      'body',
      'header',
      'beacon',
      'local-storage',
      'session-storage',
      'cookie',
      'history',
      'database',
      'cache',
    ];
    expect(places.filter((place) => !everything.includes(`in-${place}`))).toEqual([]);
    await context.close();
  });
});
