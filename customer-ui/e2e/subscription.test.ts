import { describe, it } from 'vitest';
import { PHONE } from '../../infra/e2e/browser.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { subscribeAt } from './subscribing.ts';

const url = productUrl();

describe('subscribing at 390 px', () => {
  it('goes from the plan to the payment to a badge, one window at a time', () => subscribeAt({ url, viewport: PHONE }));
});
