import type { Review } from '@sternklar/contracts/reviews/review.api';
import { describe, expect, it } from 'vitest';
import { cutText, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';

const url = productUrl();
const browser = await sharedBrowser();
const COUNT = 1_080;

/** A customer, and as many reviews as one page of theirs, all of this month. */
const manyReviews = async () => {
  const customer = await newCustomer(url);
  const review = await newReview(customer, await newBusiness(customer));
  // The reviews of several businesses come in one answer.
  await newBusiness(customer, 'Zweites Haus');
  const reviews = Array.from(
    { length: COUNT },
    (_, index): Review => ({
      ...review,
      id: `${review.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
      status: index % 2 === 0 ? 'gelöscht' : 'eingereicht',
    }),
  );
  return { customer, reviews };
};

describe.each([PHONE, DESK])('the figures of $width px', (viewport) => {
  it('label a thousand reviews in German numbers, above the bars, and each month on one line', async () => {
    const { customer, reviews } = await manyReviews();
    const { page, context, complaints } = await newPerson(browser, { url, viewport, token: customer.token });
    await page.route(
      (address) => address.pathname === '/api/reviews',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: reviews });
      },
    );
    await page.goto('/dashboard');
    await page.locator('.overview-line').click();
    if (viewport === PHONE) await page.locator('.development-toggle').click();
    const chart = page.locator('.month-chart');
    await chart.scrollIntoViewIfNeeded();
    const highest = chart.locator('.months-highest');
    expect(await highest.innerText()).toBe('1.080');
    const faults = await chart.evaluate((figure) => {
      const box = (element: Element) => element.getBoundingClientRect();
      const label = figure.querySelector('.months-highest');
      if (label === null) return ['no label'];
      const bars = [...figure.querySelectorAll('rect:not(.month-ground)')].map(box);
      const over = bars.filter(
        (bar) => bar.top < box(label).bottom && bar.bottom > box(label).top && bar.left < box(label).right,
      );
      const months = [...figure.querySelectorAll('.month > span')];
      const tops = new Set(months.map((month) => Math.round(box(month).top)));
      const broken = months.filter((month) => month.getClientRects().length > 1 || box(month).height > 24);
      const touching = months.filter((month, place) => {
        const next = months[place + 1];
        return next !== undefined && box(month).right > box(next).left;
      });
      return [
        ...over.map(() => 'a bar under the label'),
        ...broken.map(({ textContent }) => `broken: ${textContent}`),
        ...touching.map(({ textContent }) => `touches the next: ${textContent}`),
        ...(tops.size === 1 && months.length === 12 ? [] : [`${months.length} months on ${tops.size} lines`]),
      ];
    });
    expect(faults).toEqual([]);
    expect([...(await sidewaysOverflow(page)), ...(await cutText(page))]).toEqual([]);
    await picture(page, `month-chart-${viewport.width}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
