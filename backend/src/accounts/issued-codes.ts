import { CODE_MAX_PER_HOUR, CODE_RESEND_INTERVAL_MS } from '@sternklar/contracts/constants';

/** A one-time code that was issued; the code itself is derived from `eventId` and stored nowhere. */
export interface IssuedCode {
  readonly eventId: string;
  readonly expiresAt: string;
}

/** What an account remembers of its codes of one kind: only the newest is live, and how fast they were asked for. */
export interface IssuedCodes {
  readonly newest: IssuedCode | null;
  /** Times of the latest ones, oldest first, no more than the hourly limit needs. */
  readonly issuedAt: readonly string[];
}

const HOUR_MS = 3_600_000;

export const noCodes: IssuedCodes = { newest: null, issuedAt: [] };

export const withNewCode = (codes: IssuedCodes, code: IssuedCode, issuedAt: string): IssuedCodes => ({
  newest: code,
  issuedAt: [...codes.issuedAt, issuedAt].slice(-CODE_MAX_PER_HOUR),
});

/** After its use, or when something else made it void, no code works any more; the limits remember it. */
export const withoutLiveCode = (codes: IssuedCodes): IssuedCodes => ({ ...codes, newest: null });

/** The one code that may still be entered; null when there is none or it is past its time. */
export const liveCode = (codes: IssuedCodes, now: Date): IssuedCode | null =>
  codes.newest !== null && Date.parse(codes.newest.expiresAt) > now.getTime() ? codes.newest : null;

/** Whole seconds until another code may be issued; 0 when it may be now. */
export const secondsUntilNextCode = (codes: IssuedCodes, now: Date): number => {
  const newest = codes.issuedAt.at(-1);
  if (newest === undefined) return 0;
  const [oldest] = codes.issuedAt;
  const allowedAt = Math.max(
    Date.parse(newest) + CODE_RESEND_INTERVAL_MS,
    oldest !== undefined && codes.issuedAt.length >= CODE_MAX_PER_HOUR ? Date.parse(oldest) + HOUR_MS : 0,
  );
  return Math.max(0, Math.ceil((allowedAt - now.getTime()) / 1_000));
};
