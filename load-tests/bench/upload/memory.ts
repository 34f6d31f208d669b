import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const EVERY_MS = 20;

const figure = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The kernel says no ${name} of process ${pid}.`);
  return Number(kilobytes) * 1_024;
};

const startedBy = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  });
/** The process and all that it started. One that ends at this very moment takes nothing any more. */
const family = (pid: number): readonly number[] => [pid, ...startedBy(pid).flatMap(family)];
const sumOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const each = family(pid).map((one) => {
    try {
      return figure(one, name);
    } catch (error) {
      if (one === pid) throw error;
      return 0;
    }
  });
  return each.reduce((sum, bytes) => sum + bytes, 0);
};

/** Bytes of memory that a process and all that it started have; what they share counts for each. Linux only. */
export const residentBytesOf = (pid: number): number => sumOf(pid, 'VmRSS');

/**
 * The most that they have from now on. Each one's own most as the kernel counts it, summed up, though they may not have had it
 * at the same moment; and no less than what was seen at any moment, whoever has ended since.
 */
export const followPeak = (pid: number): (() => number) => {
  for (const one of family(pid)) writeFileSync(`/proc/${one}/clear_refs`, '5');
  let most = 0;
  const look = () => {
    most = Math.max(most, residentBytesOf(pid));
  };
  const looking = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(looking);
    look();
    return Math.max(most, sumOf(pid, 'VmHWM'));
  };
};
