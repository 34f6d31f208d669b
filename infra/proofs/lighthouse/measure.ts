import lighthouse from 'lighthouse';
import { CATEGORIES, type Measurement } from './judge.ts';

/** Lighthouse's mobile run: a slow phone (4× slower processor) on a slow 4G line (150 ms, 1.6 Mbit/s), simulated. */
export const measure = async (url: string, debuggingPort: number): Promise<Measurement> => {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse did not look at ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`),
  );
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    failed: [...new Set(failed)],
  };
};
