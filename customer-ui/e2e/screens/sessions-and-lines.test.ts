import { describe, expect, it } from 'vitest';
import { holdCall } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newEmail, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import {
  atStart,
  card,
  dialogOf,
  fillBusiness,
  fillCredentials,
  openAddBusiness,
  openDashboard,
  openLogin,
  storedToken,
  submitButton,
} from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const visitor = () => newPerson(browser, { url, viewport: PHONE });
const signedIn = (token: string) => newPerson(browser, { url, viewport: PHONE, token });

describe('the end of a session', () => {
  it('signing in in one tab takes the other along', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await visitor();
    const other = await context.newPage();
    await page.goto('/');
    await other.goto('/');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await arriveAt(other, '**/dashboard');
    await context.close();
  });

  it('a stale token leads to the landing page once, and not back and forth', async () => {
    const { page, context } = await signedIn('stale');
    const places: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (places.at(-1) !== pathname) places.push(pathname);
    });
    await page.goto('/');
    await toast(page, 'Failed to load user data').waitFor();
    await atStart(page);
    expect(await storedToken(page)).toBeNull();
    expect(places).toEqual(['/', '/dashboard', '/']);
    await context.close();
  });
});

describe('a slow line', () => {
  it('shows that the dashboard is coming, then the dashboard', async () => {
    const customer = await newCustomer(url);
    await newReview(customer, await newBusiness(customer));
    const { page, context } = await signedIn(customer.token);
    const businesses = await holdCall(page, 'GET /business');
    const reviews = await holdCall(page, 'GET /reviews/*');
    await openDashboard(page);
    await page.getByRole('main').getByRole('img', { name: 'Ihre Daten werden geladen' }).first().waitFor();
    businesses.release();
    await expect.poll(reviews.count).toBeGreaterThan(0);
    expect(
      await page.getByRole('main').getByRole('img', { name: 'Ihre Daten werden geladen' }).first().isVisible(),
    ).toBe(true);
    reviews.release();
    await card(page, 'Bäckerei Sonnenschein').getByText('Max M.').waitFor();
    await context.close();
  });

  it('a button that was pressed says that it is at work', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    const adding = await holdCall(page, 'POST /business');
    await openDashboard(page);
    await openAddBusiness(page);
    await fillBusiness(page);
    await submitButton(page).click();
    await dialogOf(page).getByRole('button', { name: 'Wird gespeichert' }).waitFor();
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
    adding.release();
    await card(page, 'Bäckerei Sonnenschein').waitFor();
    await context.close();
  });

  it('an answer that comes after the window was closed disturbs nothing', async () => {
    const { token } = await newCustomer(url);
    const { page, context, complaints } = await signedIn(token);
    const adding = await holdCall(page, 'POST /business');
    await openDashboard(page);
    await openAddBusiness(page);
    await fillBusiness(page);
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await openAddBusiness(page);
    adding.release();
    await toast(page, 'Business added successfully!').waitFor();
    expect(await dialogOf(page).count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a lost line', () => {
  it('says so where a part of the app cannot be loaded, and goes on by itself once the line is back', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await openDashboard(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Konto' }).click();
    await page.getByRole('heading', { name: 'Sie sind gerade offline.' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
    await context.close();
  });

  it('signing out works without a line, too', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    const landing = page.waitForResponse(/\/assets\/LandingPage-.*\.js$/);
    await openDashboard(page);
    // It comes by itself, after everything that is to be seen.
    await (await landing).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await atStart(page);
    expect(await storedToken(page)).toBeNull();
    await context.close();
  });

  it('says so when the first press on the landing page comes to nothing, and works once the line is back', async () => {
    const { page, context } = await visitor();
    // A browser may tell of a pointer of its own accord, at which the app is already asked for: it must not come either.
    const offline = Promise.withResolvers<void>();
    await context.route('**/assets/start-app-*.js', async (route) => {
      await offline.promise;
      await route.abort('internetdisconnected');
    });
    await page.goto('/');
    await context.setOffline(true);
    offline.resolve();
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    const note = page.getByRole('alert').filter({ hasText: 'Diese Seite ließ sich nicht vollständig laden.' });
    await note.waitFor();
    await context.unroute('**/assets/start-app-*.js');
    await context.setOffline(false);
    await note.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    await dialogOf(page).getByRole('heading', { name: 'Konto erstellen' }).waitFor();
    await context.close();
  });

  it('says beside the form of the landing page that the server cannot be reached', async () => {
    const { page, context } = await visitor();
    await openLogin(page);
    await fillCredentials(page, newEmail());
    await context.setOffline(true);
    await submitButton(page).click();
    await toast(page, 'Authentifizierung fehlgeschlagen').waitFor();
    await dialogOf(page).getByText('Wir erreichen den Server gerade nicht.').waitFor();
    await context.close();
  });
});
