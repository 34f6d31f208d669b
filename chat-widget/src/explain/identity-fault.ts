import { isNobody } from '@sternklar/contracts/partners/nobody';
import type { FAULTS } from './faults.ts';

interface Found {
  readonly fault: keyof typeof FAULTS;
  /** What stands there instead. */
  readonly found?: unknown;
}

const AUDIENCE = 'chat-widget';
const LONGEST_S = 600;
/** In seconds this is the year 5138. */
const FIRST_MILLISECOND = 1e11;

const partOf = (token: string, index: number): Record<string, unknown> => {
  const part = token.split('.')[index] ?? '';
  return JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>;
};

const expiryFault = (exp: unknown, nowS: number): Found | null => {
  if (typeof exp !== 'number' || exp <= nowS) return { fault: 'identity-expired', found: exp };
  if (exp > FIRST_MILLISECOND) return { fault: 'identity-milliseconds', found: exp };
  return exp > nowS + LONGEST_S ? { fault: 'identity-too-long', found: exp } : null;
};

/** Why the server does not take an identity, as far as it can be seen without the secret; `nowS` in seconds since 1970. */
export const identityFault = (token: unknown, nowS: number): Found => {
  try {
    if (typeof token !== 'string' || token.split('.').length !== 3) return { fault: 'identity-no-jwt' };
    const [{ alg }, { aud, sub, exp }] = [partOf(token, 0), partOf(token, 1)];
    if (alg !== 'HS256') return { fault: 'identity-algorithm', found: alg };
    if (aud !== AUDIENCE) return { fault: 'identity-audience', found: aud };
    if (typeof sub !== 'string' || sub.length < 1 || sub.length > 100) return { fault: 'identity-subject', found: sub };
    if (isNobody(sub)) return { fault: 'identity-nobody', found: sub };
    return expiryFault(exp, nowS) ?? { fault: 'identity-secret' };
  } catch {
    return { fault: 'identity-no-jwt' };
  }
};
