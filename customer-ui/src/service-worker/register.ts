import { SERVICE_WORKER_URL } from './messages.ts';

/** What browsers with Trusted Types offer, as far as it is used here; TypeScript does not describe it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The content policy allows one policy of this name; it lets the worker's own address pass and nothing else. */
const POLICY_NAME = 'sternklar-service-worker';

const scriptUrl = (): string => {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes === undefined
    ? SERVICE_WORKER_URL
    : trustedTypes.createPolicy(POLICY_NAME, { createScriptURL: () => SERVICE_WORKER_URL }).createScriptURL('');
};

/** Registers the service worker for the whole site; null where a browser has none or forbids it. Call it once a page. */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return (await navigator.serviceWorker.register(scriptUrl(), { scope: '/', updateViaCache: 'none' })) ?? null;
  } catch {
    // Private windows and blocked storage; the pages work without.
    return null;
  }
};
