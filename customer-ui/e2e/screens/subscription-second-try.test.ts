import { describe, expect, it } from 'vitest';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, newCustomer } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, openDashboard } from '../steps.ts';
import { CARD, CREATE, fillCard, openPayment, PAID, pay } from '../subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe.each([{ viewport: PHONE }, { viewport: DESK }])(
  'a payment that goes wrong at $viewport.width px',
  ({ viewport }) => {
    const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport, token });

    it('says why it failed, keeps what was typed, and succeeds at the second try', async () => {
      const customer = await newCustomer(url);
      const { page, context } = await signedIn(customer);
      await page.clock.install();
      await openDashboard(page);
      await openPayment(page);
      await fillCard(page);
      await answerWith(page, CREATE, { status: 402, body: { detail: 'Die Karte wurde abgelehnt.' } });
      await pay(page);
      await toast(page, 'Die Karte wurde abgelehnt.').waitFor();
      await answerWith(page, CREATE, 'no answer');
      await pay(page);
      await toast(page, 'Zahlung fehlgeschlagen').waitFor();
      const wayOut = /Es kam keine Antwort\. .*zweites Abo entsteht dabei nicht\./;
      await dialogOf(page).getByText(wayOut).waitFor();
      expect(await dialogOf(page).getByLabel('Kartennummer').inputValue()).toBe('4539 1488 0343 6467');
      expect(await dialogOf(page).getByLabel('CVV').inputValue()).toBe(CARD.cvv);
      await page.unrouteAll();
      await pay(page);
      await toast(page, PAID).waitFor();
      await context.close();
    });

    it('takes a lost answer for what it was: a subscription, and no second one', async () => {
      const customer = await newCustomer(url);
      const { page, context } = await signedIn(customer);
      await page.clock.install();
      await openDashboard(page);
      await openPayment(page);
      await fillCard(page);
      await page.route('**/api/subscription/create', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await pay(page);
      await toast(page, 'Zahlung fehlgeschlagen').waitFor();
      await page.unrouteAll();
      await pay(page);
      await toast(page, PAID).waitFor();
      await context.close();
    });
  },
);
