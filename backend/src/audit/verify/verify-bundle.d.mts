/** A bundle's files, wherever they are. */
export interface BundleFiles {
  has(name: string): boolean;
  open(name: string): AsyncIterable<Uint8Array>;
}

export interface Verdict {
  readonly size: number;
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
  /** The event from which on what is encrypted is bound to its keys; null: none is. Not there where nothing is encrypted. */
  readonly committedFrom?: number | null;
}

export declare const verifyBundle: (
  bundle: BundleFiles,
  options?: {
    readonly since?: string | null;
    readonly key?: string | null;
    /** Keys of witnesses, one a line, of which `quorum` must have cosigned a state. */
    readonly witnesses?: string | null;
    readonly quorum?: number;
    readonly toleranceMs?: number;
    readonly onProgress?: (events: number) => void;
  },
) => Promise<Verdict>;
/** What an auditor kept, as it was written: without what clipboards and editors add or leave off. */
export declare const asKept: (text: string) => string;
export declare const runVerify: (args: readonly string[]) => Promise<number>;
/** Follows the boxes of personal data in leaves, numbered from 1: `problems` are German sentences, 20 at most. */
export declare const boxOrder: () => {
  readonly problems: readonly string[];
  readonly committedFrom: number | null;
  add(leaf: string, line: number): void;
};
