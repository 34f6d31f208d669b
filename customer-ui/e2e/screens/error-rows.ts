import type { Page } from 'playwright-core';
import { answerWith, type CallName } from '../../../infra/e2e/answers.ts';
import { newEmail } from '../../../infra/e2e/customers.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import {
  dialogOf,
  fillBusiness,
  fillCode,
  fillCredentials,
  fillReview,
  forgetPassword,
  openAddBusiness,
  openAddReview,
  openDashboard,
  openLogin,
  openRegistration,
  register,
  submitButton,
} from '../steps.ts';

export const submit = (page: Page) => submitButton(page).click();

/** Up to a payment form that is filled in. */
export const openPayment = async (page: Page) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Abo abschließen' }).click();
  await dialogOf(page).getByLabel('Name Ihres Unternehmens').fill('Bäckerei Sonnenschein GmbH');
  await submit(page);
  for (const [field, value] of Object.entries(CARD)) await dialogOf(page).getByLabel(field).fill(value);
};
const CARD = {
  'Name auf der Karte': 'Karla Kartenprobe',
  Kartennummer: '4539148803436467',
  'Gültig bis': '1133',
  CVV: '739',
};
/** Pays, and lets the two seconds of the simulated processing pass. */
export const pay = async (page: Page) => {
  await submit(page);
  await page.clock.runFor(2_000);
};

/** A row of the error catalogue (specification, section 8), and how it comes about. */
export interface ErrorRow {
  readonly situation: string;
  readonly call: CallName;
  readonly message: string;
  /** Shown whatever the server says; else the server's own words come first. */
  readonly always?: true;
  readonly as: 'visitor' | 'customer' | 'unverified';
  /** Opens what the attempts need, once. */
  readonly open: (page: Page) => Promise<void>;
  readonly attempt: (page: Page) => Promise<void>;
}

const resend = (page: Page) => dialogOf(page).getByRole('button', { name: 'Neuen Code senden' }).click();

export const ERROR_ROWS: readonly ErrorRow[] = [
  {
    situation: 'Login',
    call: 'POST /auth/login',
    message: 'Authentifizierung fehlgeschlagen',
    always: true,
    as: 'visitor',
    open: async (page) => {
      await openLogin(page);
      await fillCredentials(page, newEmail());
    },
    attempt: submit,
  },
  {
    situation: 'Register',
    call: 'POST /auth/register',
    message: 'Authentifizierung fehlgeschlagen',
    always: true,
    as: 'visitor',
    open: async (page) => {
      await openRegistration(page);
      await fillCredentials(page, newEmail());
    },
    attempt: submit,
  },
  {
    situation: 'Forgot password',
    call: 'POST /auth/forgot-password',
    message: 'Fehler beim Senden des Reset-Codes',
    always: true,
    as: 'visitor',
    open: async (page) => {
      await openLogin(page);
      await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
      await dialogOf(page).getByLabel('E-Mail-Adresse').fill(newEmail());
    },
    attempt: submit,
  },
  {
    situation: 'Reset',
    call: 'POST /auth/reset-password',
    message: 'Ungültiger Reset-Code',
    as: 'visitor',
    open: async (page) => {
      await answerWith(page, 'POST /auth/forgot-password', { status: 200, body: { message: 'ok' } });
      await forgetPassword(page, newEmail());
      await fillCode(page, 'ABC234');
      await dialogOf(page).getByLabel('Neues Passwort', { exact: true }).fill('mondschein-9');
    },
    attempt: submit,
  },
  {
    situation: 'Verify e-mail (landing)',
    call: 'POST /auth/verify-email',
    message: 'Ungültiger Verifizierungscode',
    as: 'visitor',
    open: async (page) => {
      await register(page, newEmail());
      await fillCode(page, 'ABC234');
    },
    attempt: submit,
  },
  {
    situation: 'Verify e-mail (dashboard)',
    call: 'POST /auth/verify-email',
    message: 'Invalid verification code',
    as: 'unverified',
    open: async (page) => {
      await openDashboard(page);
      await fillCode(page, 'ABC234');
    },
    attempt: submit,
  },
  {
    situation: 'Resend (landing)',
    call: 'POST /auth/resend-email-code',
    message: 'Fehler beim Senden',
    as: 'visitor',
    open: async (page) => {
      await page.clock.install();
      await register(page, newEmail());
      await page.clock.runFor(61_000);
    },
    attempt: resend,
  },
  {
    situation: 'Resend (dashboard)',
    call: 'POST /auth/resend-email-code',
    message: 'Failed to resend code',
    always: true,
    as: 'unverified',
    open: openDashboard,
    attempt: resend,
  },
  {
    situation: 'Business list load',
    call: 'GET /business',
    message: 'Failed to load businesses',
    always: true,
    as: 'customer',
    open: async (page) => {
      await openDashboard(page);
      await toast(page, 'Failed to load businesses').waitFor();
    },
    attempt: (page) => page.getByRole('button', { name: 'Erneut laden' }).click(),
  },
  {
    situation: 'Business delete',
    call: 'DELETE /business/*',
    message: 'Failed to delete business',
    always: true,
    as: 'customer',
    open: async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await openDashboard(page);
    },
    attempt: (page) => page.getByRole('button', { name: 'Bäckerei Sonnenschein löschen' }).click(),
  },
  {
    situation: 'Business add',
    call: 'POST /business',
    message: 'Failed to add business',
    as: 'customer',
    open: async (page) => {
      await openDashboard(page);
      await openAddBusiness(page);
      await fillBusiness(page);
    },
    attempt: submit,
  },
  {
    situation: 'Review add',
    call: 'POST /reviews',
    message: 'Failed to add review',
    as: 'customer',
    open: async (page) => {
      await openDashboard(page);
      await openAddReview(page);
      await fillReview(page);
    },
    attempt: submit,
  },
  {
    situation: 'Chat send',
    call: 'POST /chat/message',
    message: 'Failed to send message',
    always: true,
    as: 'customer',
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: /^Support-Chat öffnen/ }).click();
    },
    attempt: async (page) => {
      await dialogOf(page).getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Was kostet das?');
      await page.keyboard.press('Enter');
    },
  },
  {
    situation: 'Payment',
    call: 'POST /subscription/create',
    message: 'Zahlung fehlgeschlagen',
    as: 'customer',
    open: async (page) => {
      await page.clock.install();
      await openPayment(page);
    },
    attempt: pay,
  },
];
