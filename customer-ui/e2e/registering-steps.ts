import type { Page } from 'playwright-core';
import { newPerson, type Person, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { timeToasts } from '../../infra/e2e/toasts.ts';
import { dialogOf } from './steps.ts';

/** Whoever comes with a phone for the first time. */
export const visitorsOf = (url: string) => {
  const visitor = async (): Promise<Person> => newPerson(await sharedBrowser(), { url, viewport: PHONE });
  return {
    visitor,
    /** In whose page time can be let pass, and who writes down how long messages stay. */
    visitorWithClock: async (): Promise<Person> => {
      const person = await visitor();
      await person.page.clock.install();
      await timeToasts(person.page);
      return person;
    },
  };
};

export const verifyDialog = (page: Page) =>
  dialogOf(page).filter({ has: page.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' }) });
