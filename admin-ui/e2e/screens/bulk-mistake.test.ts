import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
const sending = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' };

it.each([DESK, PHONE])(
  'decisions on many that were a mistake are set back to where they stood at $width px',
  async (viewport) => {
    const token = await signInAdmin(url);
    const step = (review: Review, path: string, body: object) =>
      call({ url, method: 'POST', path: `/reviews/${review.id}/${path}`, token, body });
    const customer = await newCustomer(url);
    const business = await newBusiness(customer, `Haus Versehen ${viewport.width}`);
    const reviews: Review[] = [];
    for (const name of ['Anton', 'Berta', 'Cäsar', 'Dora']) reviews.push(await newReview(customer, business, name));
    const [anton, berta, caesar] = reviews as [Review, Review, Review];
    // Two were refused by mistake while they are at the platform; against one of another refusal something went out since.
    for (const review of [anton, berta, caesar]) {
      await step(review, 'forwardings', sending);
      await step(review, 'platform-answers', { answer: 'refused' });
    }
    await step(caesar, 'appeals', sending);
    await step(caesar, 'platform-answers', { answer: 'received' });

    const filter = encodeURIComponent(JSON.stringify({ business_id: business.id }));
    const { page, context, complaints } = await openBackOffice(browser, {
      ...{ url, viewport },
      path: `/reviews?filter=${filter}`,
    });
    await page.locator('[data-review-id]', { hasText: 'Anton' }).waitFor();
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).check();
    const bar = page.getByRole('region', { name: 'Ausgewählte Bewertungen' });
    await bar.getByRole('button', { name: 'eingereicht', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const mistake = dialog.getByRole('checkbox', { name: 'Das war jeweils ein Versehen' });
    await mistake.waitFor();
    expect(await mistake.isChecked()).toBe(true);
    await picture(page, `admin-bulk-mistake-${viewport.width}`);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Der Antrag ging seither weiter').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await toast(page, 'Status von 2 Bewertungen geändert.').waitFor();

    const stateOf = async ({ id }: Review) => {
      const found = await call<ReviewCase>({ url, method: 'GET', path: `/reviews/${id}/case`, token });
      return [found.review.status, found.next.state];
    };
    expect(await Promise.all(reviews.map(stateOf))).toEqual([
      ['eingereicht', 'waiting-for-platform'],
      ['eingereicht', 'waiting-for-platform'],
      ['nicht_genehmigt', 'waiting-for-platform'],
      ['eingereicht', 'incomplete'],
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
