import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { describe, expect, it } from 'vitest';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newCustomer } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { openDashboard } from './steps.ts';
import { openPayment, PAID, PLANTED, pay, typeCard } from './subscription-steps.ts';
import { keptByTheBrowser, watchRequests } from './watch-page.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe.each([{ viewport: PHONE }, { viewport: DESK }])('a payment at $viewport.width px', ({ viewport }) => {
  it('sends no field of the card anywhere, and keeps none', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, token, serviceWorker: true });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const requests = await watchRequests(context);
    await page.clock.install();
    await openDashboard(page);
    await openPayment(page);
    await typeCard(page);
    const whileTyped = await keptByTheBrowser(page);
    const drawn = await page.content();
    await pay(page);
    await toast(page, PAID).waitFor();
    await page.getByText('Abo aktiv').waitFor();
    const afterwards = await keptByTheBrowser(page);
    await page.reload();
    await page.getByText('Abo aktiv').waitFor();

    const seen = requests();
    expect(seen.find(({ address }) => address.endsWith('/api/subscription/create'))?.body).toBe(
      JSON.stringify({
        plan_name: 'standard',
        company_name: 'Bäckerei Sonnenschein GmbH',
        accepted_terms: CURRENT_TERMS,
      }),
    );
    expect(seen.length).toBeGreaterThan(10);
    const everything = [...seen.map((request) => JSON.stringify(request)), whileTyped, afterwards, drawn, ...said];
    for (const planted of PLANTED) {
      expect(everything.filter((place) => planted.test(place)).map((place) => place.slice(0, 200))).toEqual([]);
    }
    await context.close();
  });
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
