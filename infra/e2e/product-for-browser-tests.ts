import type { TestProject } from 'vitest/node';
import { startProduct } from '../../backend/src/testing/running-product.ts';
import { buildUis } from '../commands/build-uis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly productUrl: string;
  }
}

/** A product that runs already, for instance in several processes; else one is started. */
const { PRODUCT_URL } = process.env;

/** vitest globalSetup: the real product, once for all browser tests, on an embedded PostgreSQL of its own. */
export const setup = async (project: TestProject) => {
  if (PRODUCT_URL !== undefined) {
    project.provide('productUrl', PRODUCT_URL);
    return () => undefined;
  }
  await buildUis();
  const product = await startProduct({
    env: {
      RATE_LIMIT_PER_MINUTE: '100000',
      SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '10000',
      LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10000',
    },
  });
  project.provide('productUrl', product.url);
  return async () => {
    await product.stop();
    await product.remove();
  };
};
