/** The journeys of `npm test`, which goes them on a phone, in a wide window. */
import { describe, it } from 'vitest';
import { DESK } from '../../../infra/e2e/browser.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { goByKeys } from '../keyboard-way.ts';
import { expectCardNowhere } from '../payment-secrecy.ts';
import { subscribeAt } from '../subscribing.ts';
import { goTheWay } from '../way-of-a-customer.ts';
import { readLandingPage, readPublicPages } from '../without-scripts.ts';

const wide = { url: productUrl(), viewport: DESK };

describe('the way of a customer at 1280 px, light', () => {
  it('goes from registering over a business and a review to the way out', () =>
    goTheWay({ ...wide, colorScheme: 'light' }));
});

describe('with the keyboard alone at 1280 px', () => {
  it('the whole way: register, verify, add a business and a review, filter, sign out', () => goByKeys(wide));
});

describe('subscribing at 1280 px', () => {
  it('goes from the plan to the payment to a badge, one window at a time', () => subscribeAt(wide));
});

describe('a payment at 1280 px', () => {
  it('sends no field of the card anywhere, and keeps none', () => expectCardNowhere(wide));
});

describe('without scripts, on a desk,', () => {
  it('every public page reads completely, in its own look', () => readPublicPages(wide));

  it('the landing page shows every section, answers and prices, and says what needs scripts', () =>
    readLandingPage(wide));
});
