import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { openAccount } from '../../customer-ui/e2e/screens/account-steps.ts';
import { paste, TEXT } from '../../customer-ui/e2e/screens/import-steps.ts';
import { openAddBusiness, openAddReview, openDashboard, submitButton } from '../../customer-ui/e2e/steps.ts';
import { openPayment, openPlan } from '../../customer-ui/e2e/subscription-steps.ts';
import { call } from '../e2e/customers.ts';
import { type Part, pageAt, type Screen } from './screen.ts';

const customer = (name: string, open: Screen['open']): Screen => ({ name, as: 'customer', open });
const newcomer = (name: string, open: Screen['open']): Screen => ({ name, as: 'new customer', open });
const window = (screen: Screen): Screen => ({ ...screen, isWindow: true });

const onDashboard = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openDashboard(page);
  await page.getByRole('article').first().waitFor();
  await then(page);
};
const asNewcomer = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openDashboard(page);
  await then(page);
};
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The page of the demonstration's review that fits. */
const reviewPage =
  (fits: (review: Review) => boolean, then: (page: Page) => Promise<unknown> = async () => undefined): Screen['open'] =>
  async (page, { url, customerToken: token }) => {
    const reviews = await call<readonly Review[]>({ url, method: 'GET', path: '/reviews', token });
    const found = reviews.find(fits) ?? reviews[0];
    await page.goto(`/bewertungen/${found?.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('list', { name: /^Verlauf/ }).waitFor();
    await then(page);
  };
const any = () => true;

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: /^Support-Chat öffnen/ }).click();
  await page.getByRole('dialog', { name: 'Support' }).waitFor();
};
const onAccount = (name: string | RegExp) => async (page: Page) => {
  await openAccount(page);
  await press(name)(page);
};

export const CUSTOMERS: Part = {
  title: 'Kunden',
  screens: [
    window({ name: 'Adresse noch zu bestätigen', as: 'unverified customer', open: openDashboard }),
    newcomer('Erste Schritte', openDashboard),
    window(
      newcomer(
        'Unternehmen hinzufügen, unvollständig',
        asNewcomer(async (page) => {
          await openAddBusiness(page);
          await submitButton(page).click();
        }),
      ),
    ),
    window(newcomer('Tarif', asNewcomer(openPlan))),
    window(
      newcomer(
        'Zahlung',
        asNewcomer((page) => openPayment(page)),
      ),
    ),
    newcomer('Konto ohne Abo', openAccount),
    customer(
      'Übersicht',
      onDashboard(async () => undefined),
    ),
    customer(
      'Übersicht, Zahlen',
      onDashboard((page) =>
        page.getByRole('region', { name: 'Zahlen im Überblick' }).getByRole('button').first().click(),
      ),
    ),
    customer(
      'Übersicht, nichts gefunden',
      onDashboard((page) => page.getByRole('searchbox').fill('Quastenflosser')),
    ),
    customer('Übersicht, Verlauf offen', onDashboard(press(/^Verlauf der Bewertung/))),
    window(customer('Löschantrag stellen', onDashboard(openAddReview))),
    window(
      customer(
        'Löschantrag, unvollständig',
        onDashboard(async (page) => {
          await openAddReview(page);
          await submitButton(page).click();
        }),
      ),
    ),
    window(customer('Mehrere hinzufügen', onDashboard(press(/^Mehrere hinzufügen/)))),
    window(
      customer(
        'Mehrere hinzufügen, geprüft',
        onDashboard(async (page) => {
          await press(/^Mehrere hinzufügen/)(page);
          await paste(page, TEXT);
        }),
      ),
    ),
    window(customer('Chat', onDashboard(openChat))),
    customer('Seite einer Bewertung', reviewPage(any)),
    customer(
      'Bewertung, gelöscht',
      reviewPage(({ status }) => status === 'gelöscht'),
    ),
    customer(
      'Bewertung, nicht genehmigt',
      reviewPage(({ status }) => status === 'nicht_genehmigt'),
    ),
    window(
      customer(
        'Angaben ergänzen',
        reviewPage(({ status }) => status === 'eingereicht', press(/Angaben ergänzen|Ergänzen oder korrigieren/)),
      ),
    ),
    window(
      customer(
        'Antrag zurückziehen',
        reviewPage(({ status }) => status === 'eingereicht', press('Antrag zurückziehen')),
      ),
    ),
    customer('Konto', openAccount),
    window(customer('Passwort ändern', onAccount('Passwort ändern'))),
    window(customer('E-Mail-Adresse ändern', onAccount(/Adresse ändern/))),
    window(customer('Kündigen', onAccount(/^(Abo k|K)ündigen/))),
    window(customer('Konto löschen', onAccount(/Konto löschen|Löschung/))),
    customer('Nach dem Abschluss', pageAt('/konto/abo')),
    customer('Bewertung gibt es nicht', pageAt('/bewertungen/01900000-0000-7000-8000-000000000000')),
    window(
      customer('Neu laden fehlgeschlagen', async (page) => {
        await page.route('**/api/business', (route) => route.fulfill({ status: 500, json: {} }));
        await openDashboard(page);
        await page.getByText('Failed to load businesses').first().waitFor();
      }),
    ),
  ],
};
