import { LEGAL_PATHS } from '@sternklar/contracts/site';
import type { Page } from 'playwright-core';
import {
  dialogOf,
  fillCredentials,
  forgetPassword,
  openLogin,
  openRegistration,
  register,
  submitButton,
} from '../../customer-ui/e2e/steps.ts';
import { newEmail } from '../e2e/customers.ts';
import { type Part, pageAt, type Screen } from './screen.ts';

const visitor = (name: string, open: Screen['open']): Screen => ({ name, as: 'visitor', open });
const window = (name: string, open: Screen['open']): Screen => ({ ...visitor(name, open), isWindow: true });

const chat = (page: Page) => page.getByRole('dialog', { name: 'Support' });
const askOnLanding = async (page: Page) => {
  await page.goto('/#fragen');
  await page.getByRole('button', { name: 'KI-Assistenten fragen' }).click();
  await chat(page).waitFor();
};
const askPrice = async (page: Page) => {
  await chat(page).getByRole('button', { name: 'Was kostet das Abo?' }).click();
  await chat(page).locator('li[data-sender="assistant"] time').waitFor();
};
const openOnPartnerPage: Screen['open'] = async (page, { partnerUrl }) => {
  await page.goto(partnerUrl);
  await page.getByRole('button', { name: /Support-Chat öffnen/ }).click();
  await chat(page).waitFor();
};

export const VISITORS: Part = {
  title: 'Besucher',
  screens: [
    visitor('Startseite', pageAt('/')),
    window('Startseite, erster Blick', pageAt('/')),
    window('Anmelden', openLogin),
    window('Anmelden, unvollständig', async (page) => {
      await openLogin(page);
      await submitButton(page).click();
    }),
    window('Anmelden, abgelehnt', async (page) => {
      await openLogin(page);
      await fillCredentials(page, newEmail(), 'falsch-geraten');
      await submitButton(page).click();
      await page.getByText('Authentifizierung fehlgeschlagen').first().waitFor();
    }),
    window('Konto erstellen', async (page) => {
      await openRegistration(page);
      await dialogOf(page).getByLabel('Passwort', { exact: true }).fill('sonnenschein');
    }),
    window('Adresse bestätigen', (page) => register(page, newEmail())),
    window('Passwort zurücksetzen', async (page) => {
      await openLogin(page);
      await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
    }),
    window('Neues Passwort', (page) => forgetPassword(page, newEmail())),
    window('Chat auf der Startseite', askOnLanding),
    window('Chat auf der Startseite, beantwortet', async (page) => {
      await askOnLanding(page);
      await askPrice(page);
    }),
    visitor('Unbekannte Adresse', pageAt('/kometen')),
    ...Object.values(LEGAL_PATHS).map((path) => visitor(path.slice(1), pageAt(path))),
    visitor('Seite eines Partners', (page, { partnerUrl }) => page.goto(partnerUrl)),
    window('Chat beim Partner', openOnPartnerPage),
    window('Chat beim Partner, beantwortet', async (page, place) => {
      await openOnPartnerPage(page, place);
      await askPrice(page);
    }),
  ],
};
