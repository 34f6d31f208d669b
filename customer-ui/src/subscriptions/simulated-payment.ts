import { SIMULATED_PAYMENT_DELAY_MS } from '@sternklar/contracts/constants';

/** Takes the time a provider would. Resolves to false, at once, when it is called off meanwhile. */
export const simulatedPayment = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const calledOff = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', calledOff);
      resolve(true);
    }, SIMULATED_PAYMENT_DELAY_MS);
    signal.addEventListener('abort', calledOff, { once: true });
  });
