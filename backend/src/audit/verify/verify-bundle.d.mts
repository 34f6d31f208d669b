/** A bundle's files, wherever they are. */
export interface BundleFiles {
  has(name: string): boolean;
  open(name: string): AsyncIterable<Uint8Array>;
}

export interface Verdict {
  readonly size: number;
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
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
export declare const runVerify: (args: readonly string[]) => Promise<number>;
