import type { ClockDoubt } from './clock-doubt.ts';

/** All clocks at one moment, in milliseconds. */
export interface ClockReading {
  /** The process's own. */
  readonly wall: number;
  /** Since the machine was started: goes on while it sleeps, and nobody sets it. */
  readonly uptime: number;
  readonly database: number;
  /** By how much the database's may be older, for the time that asking took. */
  readonly uncertain: number;
  /** The last sign of life, by the database's clock; null: the product never ran. */
  readonly seenAt: number | null;
}

export interface ClockRules {
  /** Whether clocks that agree are doubted, too, since they may be one: only where customers are. */
  readonly asksWhereClocksAgree: boolean;
  /** After so long without a sign of life a start is doubted. */
  readonly standstillMs: number;
}

/** So far apart one of two clocks is wrong. */
export const APART_SECONDS = 60;
const APART_MS = APART_SECONDS * 1_000;
/**
 * A machine that was held for a backup or moved to another one leaps when it goes on, by minutes. What is due by days takes no
 * harm from half an hour.
 */
const LEAP_MS = 30 * 60_000;

const doubt = (kind: ClockDoubt['kind'], ms: number): ClockDoubt => ({ kind, seconds: Math.round(ms / 1_000) });

/** The clocks agree, so they may be one that is wrong as a whole. */
const oneClock = (now: ClockReading, before: ClockReading | null, { standstillMs }: ClockRules): ClockDoubt | null => {
  if (before !== null) {
    const leap = now.wall - before.wall - (now.uptime - before.uptime);
    return Math.abs(leap) >= LEAP_MS ? doubt('leapt', leap) : null;
  }
  if (now.seenAt === null) return null;
  const stood = now.database - now.seenAt;
  if (stood >= standstillMs) return doubt('standstill', stood);
  return stood <= -LEAP_MS ? doubt('set-back', stood) : null;
};

/** Whether the clocks can be believed: null. `before` is the last reading; null at the start of a process. */
export const doubtIn = (now: ClockReading, before: ClockReading | null, rules: ClockRules): ClockDoubt | null => {
  const ahead = now.wall - now.database;
  if (Math.abs(ahead) - now.uncertain >= APART_MS) return doubt('apart', ahead);
  return rules.asksWhereClocksAgree ? oneClock(now, before, rules) : null;
};
