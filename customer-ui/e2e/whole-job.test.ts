import { beforeAll, describe, it } from 'vitest';
import { PHONE } from '../../infra/e2e/browser.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { doTheWholeJob, showCards } from './whole-job-steps.ts';

const url = productUrl();
beforeAll(() => showCards(url));

describe('the whole job at 390 px', () => {
  it('goes from registering to a badge that changes by itself, between two people', () =>
    doTheWholeJob({ url, viewport: PHONE }));
});
