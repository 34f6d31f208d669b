/** For whoever builds a partner's page: what is wrong, in the browser's console. Loaded only when something is. */
import type { Identity } from '../visitor/sessions.ts';
import { FAULTS, FAULTS_PATH, type Fault } from './faults.ts';
import { identityFault } from './identity-fault.ts';

const said = new Set<string>();

const whatIsWrong = async (fault: Fault, identity: Identity | null) => {
  if (fault !== 'identity-invalid') return { fault };
  const token = typeof identity === 'function' ? await identity() : identity;
  return identityFault(token, Date.now() / 1_000);
};

/** Says each fault once, with a link to what can be done. What it is told and does not know it keeps to itself. */
export const explainFault = async (told: Fault, origin: string, identity: Identity | null = null): Promise<void> => {
  const { fault, found }: { fault: Fault; found?: unknown } = await whatIsWrong(told, identity);
  if (!Object.hasOwn(FAULTS, fault) || said.has(fault)) return;
  said.add(fault);
  const { sentence } = FAULTS[fault as keyof typeof FAULTS];
  const words = sentence
    .replace('{origin}', () => location.origin)
    .replace('{found}', () => JSON.stringify(found) ?? 'missing');
  // biome-ignore lint/suspicious/noConsole: this is what it is for
  console.warn(`Sternklar chat: ${words}. ${origin}${FAULTS_PATH}#${fault}`);
};
