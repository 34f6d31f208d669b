import type { TestProject } from 'vitest/node';
import { type RunningProduct, startProduct } from '../../backend/src/testing/running-product.ts';
import { useScratchPlace } from '../../backend/src/testing/scratch-place.ts';
import { buildUis } from '../commands/build-uis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the product that all share, or of one for each worker. */
    readonly productUrls: readonly string[];
  }
}

/** A product that runs already, for instance in several processes; else one is started. */
const { PRODUCT_URL } = process.env;

/** Lists of everybody's things: nobody else may add to them meanwhile, so each worker has a product to itself. */
const ALONE = ['back-office-screens'];

const startOne = (): Promise<RunningProduct> =>
  startProduct({
    env: {
      RATE_LIMIT_PER_MINUTE: '100000',
      SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '10000',
      LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10000',
    },
  });

/** vitest globalSetup: the real product for all browser tests, on an embedded PostgreSQL of its own. */
export const setup = async (project: TestProject) => {
  if (PRODUCT_URL !== undefined) {
    project.provide('productUrls', [PRODUCT_URL]);
    return () => undefined;
  }
  await buildUis();
  const scratch = await useScratchPlace();
  const wanted = ALONE.includes(project.name) ? Number(project.config.maxWorkers) : 1;
  const products = await Promise.all(Array.from({ length: wanted }, startOne));
  project.provide(
    'productUrls',
    products.map(({ url }) => url),
  );
  return async () => {
    for (const product of products) {
      await product.stop();
      await product.remove();
    }
    await scratch.remove();
  };
};
