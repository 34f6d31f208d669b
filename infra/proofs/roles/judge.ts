import { problemSchema } from '@sternklar/contracts/problem';
import type { Access } from '../../../backend/src/platform/access.port.ts';
import type { Reach } from '../../../backend/src/platform/slice.port.ts';
import { type Caller, isPerson } from './callers.ts';

/** What a call must come to: it works, or is refused with this status. */
export type Verdict = 'works' | 401 | 403 | 404;

/** One call that was made and what came back. */
export interface Trial {
  readonly operation: string;
  readonly access: Access;
  readonly reach: Reach;
  readonly caller: Caller;
  readonly status: number;
  /** The answer's text. */
  readonly text: string;
}

const hasRole = (caller: Caller, roles: readonly string[]) => roles.includes(caller);

const REACHED_BY: Readonly<Record<Exclude<Reach, 'everybody'>, readonly Caller[]>> = {
  owner: ['owner'],
  'owner-or-admin': ['owner', 'admin'],
  'owner-or-admin-not-auditor': ['owner', 'admin'],
  'owner-or-staff': ['owner', 'admin', 'auditor'],
};

const isReached = (caller: Caller, reach: Reach): boolean =>
  reach === 'everybody' || REACHED_BY[reach].includes(caller);

/** What the declaration demands for this caller. */
export const verdictFor = ({ access, reach, caller }: Pick<Trial, 'access' | 'reach' | 'caller'>): Verdict => {
  if (access === 'public') return 'works';
  if (caller === 'visitor') return access === 'signed-in-or-visitor' ? 'works' : 401;
  if (!isPerson(caller)) return 401;
  if (typeof access !== 'string' && !hasRole(caller, access)) return 403;
  if (caller === 'auditor' && reach === 'owner-or-admin-not-auditor') return 403;
  return isReached(caller, reach) ? 'works' : 404;
};

const isProblem = (text: string, status: number): boolean => {
  try {
    return problemSchema.parse(JSON.parse(text)).status === status;
  } catch {
    return false;
  }
};

/** What is wrong with an answer, in one sentence; null when it is as declared. */
export const judge = (trial: Trial): string | null => {
  const { operation, caller, status, text } = trial;
  const verdict = verdictFor(trial);
  const works = status >= 200 && status < 300;
  if (verdict === 'works') {
    return works ? null : `${operation} answered ${status} to ${caller}, who may call it: ${text.slice(0, 300)}`;
  }
  if (status !== verdict) return `${operation} answered ${status} to ${caller}, not ${verdict}.`;
  return isProblem(text, status) ? null : `${operation} refused ${caller} without a problem document.`;
};
