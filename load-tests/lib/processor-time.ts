import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second of the kernel's figures for programs, whatever its own clock does. */
const TICKS_PER_SECOND = 100;

interface Figures {
  readonly parent: number;
  /** Seconds on a processor: of the process itself, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

/** Parses `/proc/<pid>/stat`; the program's name in it may hold blanks and brackets. */
export const figuresIn = (stat: string): Figures => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (...places: number[]) =>
    places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND;
  return { parent: Number(fields[1]), own: seconds(11, 12), ended: seconds(13, 14) };
};

const figuresOf = (pid: number): Figures | null => {
  try {
    return figuresIn(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    // It has ended meanwhile.
    return null;
  }
};

/**
 * Seconds that a process, all below it, and those of them that have ended spent on a processor so far, without those below
 * `except`. Unlike time by the clock it says the same on a busy machine. Linux only.
 */
export const processorSecondsOf = (root: number, except?: number): number => {
  const all = new Map<number, Figures>();
  for (const name of readdirSync('/proc')) {
    const figures = /^\d+$/.test(name) ? figuresOf(Number(name)) : null;
    if (figures) all.set(Number(name), figures);
  }
  const below = (pid: number): number => {
    const figures = all.get(pid);
    if (!figures) return 0;
    const children = [...all].filter(([child, { parent }]) => parent === pid && child !== except);
    return figures.own + figures.ended + children.reduce((sum, [child]) => sum + below(child), 0);
  };
  return below(root);
};

/** The same of a process alone. */
export const ownProcessorSecondsOf = (pid: number): number => figuresOf(pid)?.own ?? 0;
