import { inject } from 'vitest';

/** Where the product answers that this test file may use: the one of all, or its worker's own. */
export const productUrl = (): string => {
  const urls = inject('productUrls');
  const worker = Number(process.env.VITEST_POOL_ID ?? 1) - 1;
  const url = urls[worker % urls.length];
  if (url === undefined) throw new Error('No product was started for the tests in the browser.');
  return url;
};
