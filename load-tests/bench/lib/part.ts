import type { BenchServer } from './databases.ts';

/** One goal and what was measured for it. */
export interface Goal {
  readonly what: string;
  readonly against: string;
  /** Ours through the other's. */
  readonly ratio: number;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number };
}

export interface Table {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PartResult {
  readonly goals: readonly Goal[];
  readonly tables: readonly Table[];
  /** The same for programs, where one reads them. */
  readonly figures?: unknown;
}

export interface PartContext {
  readonly server: BenchServer;
  /** Tiny sizes, which only show that everything runs. */
  readonly quick: boolean;
  /** Events in the log of `rebuild` and the larger log of `size`, when given on the command line. */
  readonly events: number | undefined;
  /** Says what is happening. */
  say(line: string): void;
}

/** A section of the page. */
export interface PageSection {
  readonly name: string;
  readonly title: string;
  /** What is measured against what, and how; a paragraph of the page. */
  readonly method: string;
  /** A picture of the figures: its place as the page names it, and what it shows. */
  readonly picture?: { readonly file: string; readonly shows: string };
}

/** One of the benchmarks, by name. */
export interface Part extends PageSection {
  run(context: PartContext): Promise<PartResult>;
}
