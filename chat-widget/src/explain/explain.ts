/** For whoever builds a partner's page: what is wrong, in the browser's console. Loaded only when something is. */
import { settingsOf } from '../loader/settings.ts';
import type { Identity } from '../visitor/sessions.ts';
import { FAULTS, FAULTS_PATH, type Fault } from './faults.ts';
import { identityFault } from './identity-fault.ts';

const said = new Set<string>();

/** The keys of all scripts of this product that stand in the page. */
const keysOf = (origin: string): readonly string[] => {
  const keys = [...document.scripts].flatMap((script) =>
    script.src.startsWith(`${origin}/chat-widget`) ? (settingsOf(script).key ?? []) : [],
  );
  return [...new Set(keys)];
};

/** A violation is told in a turn of its own, which may come after the request has failed. */
const VIOLATION_WITHIN_MS = 1_000;

/** Whether the page's policy forbids requests to the product. The browser says so of one, which is not sent then. */
const isForbidden = (origin: string): Promise<boolean> =>
  new Promise((resolve) => {
    const hear = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'connect-src' && disposition === 'enforce' && blockedURI.startsWith(origin)) end(true);
    };
    const end = (is: boolean) => {
      document.removeEventListener('securitypolicyviolation', hear);
      resolve(is);
    };
    document.addEventListener('securitypolicyviolation', hear);
    const ask = async () => fetch(origin + FAULTS_PATH, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    ask().then(
      () => end(false),
      () => setTimeout(end, VIOLATION_WITHIN_MS, false),
    );
  });

const whatIsWrong = async (fault: Fault, origin: string, identity?: Identity | null) => {
  if (identity === undefined && !Object.hasOwn(FAULTS, fault ?? '')) return { fault: 'no-order' as const };
  const keys = fault === 'widget-key-unknown' ? keysOf(origin) : [];
  if (keys.length > 1) return { fault: 'two-keys' as const, found: keys };
  const isUnheard = fault === 'no-answer' || fault === 'no-appearance';
  if (isUnheard && (await isForbidden(origin))) return { fault: 'connect-src' as const };
  if (fault === 'no-answer' && navigator.serviceWorker?.controller) return { fault: 'service-worker' as const };
  // A page's address says nothing of it: a frame may have been kept from having its origin.
  if (fault === 'origin-not-allowed' && self.origin === 'null') return { fault: 'no-origin' as const };
  if (fault !== 'identity-invalid') return { fault };
  const token = typeof identity === 'function' ? await identity() : identity;
  return identityFault(token, Date.now() / 1_000);
};

/**
 * Says each fault once, with a link to what can be done. Told by the chat, which has an `identity` or null, it keeps to itself what
 * it does not know; anything else that it does not know is what a page has given in place of an order.
 */
export const explainFault = async (told: Fault, origin: string, identity?: Identity | null): Promise<void> => {
  const { fault, found }: { fault: Fault; found?: unknown } = await whatIsWrong(told, origin, identity);
  if (!Object.hasOwn(FAULTS, fault) || said.has(fault)) return;
  said.add(fault);
  const { sentence } = FAULTS[fault as keyof typeof FAULTS];
  const words = sentence
    .replace('{origin}', () => location.origin)
    .replace('{product}', () => origin)
    .replace(
      '{found}',
      () =>
        JSON.stringify(found)
          ?.replace(/^\[(.*)\]$/, '$1')
          .replaceAll('","', '", "') ?? 'missing',
    );
  // biome-ignore lint/suspicious/noConsole: this is what it is for
  console.warn(`Sternklar chat: ${words}. ${origin}${FAULTS_PATH}#${fault}`);
};
