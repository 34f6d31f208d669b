import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, call, newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { keepProductPicture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openDashboard } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const MOST_KILOBYTES = 90;
const QUALITY = 80;
/** As large as the landing page shows them at most. */
const WIDTHS = [
  { name: 'desk', width: 1120, height: 700, deviceScaleFactor: 1.5 },
  { name: 'phone', width: 390, height: 640, deviceScaleFactor: 2 },
] as const;

const STORIES = [
  {
    reviewer: 'Petra L.',
    rating: 1,
    text: 'Drei Sätze über jemanden, der hier nie gearbeitet hat.',
    ends: 'nicht_genehmigt',
  },
  { reviewer: 'Gast_4711', rating: 1, text: 'Finger weg, lieber zu unserer Konkurrenz nebenan!', ends: 'forwarded' },
  {
    reviewer: 'K. Sommer',
    rating: 2,
    text: 'Nie hier gewesen, aber meine Schwägerin sagt, es sei zu teuer.',
    ends: 'eingereicht',
  },
  {
    reviewer: 'Max M.',
    rating: 1,
    text: 'War nie dort, aber der Laden sieht schon von außen unfreundlich aus.',
    ends: 'gelöscht',
  },
] as const;
const COMPLETE = {
  review_url: 'https://maps.google.com/bewertung/4711',
  reason: 'kein_kundenkontakt',
  good_faith: true,
  facts: 'An diesem Tag war geschlossen.',
};

const shownCustomer = async () => {
  const customer = await newCustomer(url);
  const { token } = customer;
  const company = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };
  await call({ url, method: 'POST', path: '/subscription/create', body: company, token });
  const business = await newBusiness(customer);
  const admin = await adminToken(url);
  for (const { reviewer, rating, text, ends } of STORIES) {
    const words = { business_id: business.id, reviewer_name: reviewer, rating, review_text: text, ...COMPLETE };
    const { id } = await call<{ readonly id: string }>({ url, method: 'POST', path: '/reviews', body: words, token });
    if (ends === 'eingereicht') continue;
    const sent = { channel: 'report-tool', sent_text: COMPLETE.facts, reference: '2-9981000031742' };
    await call({ url, method: 'POST', path: `/reviews/${id}/forwardings`, body: sent, token: admin });
    if (ends === 'forwarded') continue;
    const answer = { answer: ends === 'gelöscht' ? 'removed' : 'refused', text: 'Danke für Ihre Meldung.' };
    await call({ url, method: 'POST', path: `/reviews/${id}/platform-answers`, body: answer, token: admin });
    await call({ url, method: 'PUT', path: `/reviews/${id}/status`, body: { status: ends }, token: admin });
  }
  return customer;
};

describe('the pictures of the product on the landing page', () => {
  it('are taken of the dashboard, and small enough for a phone', async () => {
    const { token } = await shownCustomer();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const { name, deviceScaleFactor, ...viewport } of WIDTHS) {
        const context = await browser.newContext({
          baseURL: url,
          viewport,
          deviceScaleFactor,
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'de-DE',
          storageState: {
            cookies: [],
            origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'token', value: token }] }],
          },
        });
        const page = await context.newPage();
        await openDashboard(page);
        await page.getByText('Max M.').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const cdp = await context.newCDPSession(page);
        const { data } = await cdp.send('Page.captureScreenshot', {
          format: 'webp',
          quality: QUALITY,
          clip: { x: 0, y: 0, ...viewport, scale: deviceScaleFactor },
        });
        const picture = Buffer.from(data, 'base64');
        await keepProductPicture(`dashboard-${name}-${colorScheme}`, picture);
        expect(picture.length / 1_024, `${name}, ${colorScheme}`).toBeLessThanOrEqual(MOST_KILOBYTES);
        await context.close();
      }
    }
  });

  it.each([
    ['phone', 'light', PHONE],
    ['phone', 'dark', PHONE],
    ['desk', 'light', DESK],
    ['desk', 'dark', DESK],
  ] as const)('are shown to visitors: %s, %s', async (name, colorScheme, viewport) => {
    const { page, context, complaints } = await newPerson(browser, { url, viewport, colorScheme });
    await page.goto('/');
    const shown = page.getByRole('img', { name: /^Die Übersicht eines Beispielkontos/ });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        shown.evaluate((image: HTMLImageElement) => [image.complete && image.naturalWidth > 0, image.currentSrc]),
      )
      .toEqual([true, expect.stringContaining(`dashboard-${name}-${colorScheme}-`)]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('reading the landing page', () => {
  it.each([PHONE, DESK])(
    'has the start in reach on every screen, and hides nothing that has the focus, at $width px',
    async (viewport) => {
      const { page, context } = await newPerson(browser, { url, viewport });
      await page.goto('/');
      const starts = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('button')].filter((button) => {
              if (button.textContent !== 'Jetzt starten') return false;
              const { top, bottom, width } = button.getBoundingClientRect();
              return width > 0 && top >= 0 && bottom <= window.innerHeight;
            }).length,
        );
      // The first screen has starts of its own: the bar does not stand half over its edge.
      const bar = await page.locator('.start-bar .button').boundingBox();
      expect(bar?.y).toBeGreaterThanOrEqual(viewport.height);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height - viewport.height; top += viewport.height / 2) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        expect(await starts(), `at ${top}`).toBeGreaterThan(0);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      await context.close();
    },
  );

  it('leads to price and questions from the top of a phone', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto('/');
    for (const [link, heading] of [
      ['Preis', 'Ein Tarif. Alles drin.'],
      ['Fragen', 'Häufige Fragen.'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: link }).click();
      await expect
        .poll(async () => (await page.getByRole('heading', { name: heading }).boundingBox())?.y)
        .toBeLessThan(PHONE.height / 2);
      await page.goto('/');
    }
    await context.close();
  });
});
