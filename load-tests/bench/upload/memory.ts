import { readFileSync, writeFileSync } from 'node:fs';

const figure = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The kernel says no ${name} of process ${pid}.`);
  return Number(kilobytes) * 1_024;
};

/** Bytes of memory that a process has. Linux only. */
export const residentBytesOf = (pid: number): number => figure(pid, 'VmRSS');
/** The most that it had since `forgetPeak`, as the kernel counts: nothing is missed between two looks. */
export const peakBytesOf = (pid: number): number => figure(pid, 'VmHWM');
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
