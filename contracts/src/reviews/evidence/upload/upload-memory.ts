/** Which uploads of a review were begun in this tab, so that the same file chosen again goes on where it was. */
export interface UploadMemory {
  idOf(fingerprint: string): string | null;
  keep(fingerprint: string, uploadId: string): void;
  forget(fingerprint: string): void;
  /** Names of the files that were begun and neither finished nor given up. */
  names(): readonly string[];
}

type Kept = Readonly<Record<string, string>>;

const keptIn = (text: string | null): Kept => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, id]) => typeof id === 'string'));
  } catch {
    return {};
  }
};

/** `storage` may refuse, for instance where a browser keeps nothing: then nothing is remembered. */
export const createUploadMemory = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  reviewId: string,
): UploadMemory => {
  const place = `sternklar-evidence-${reviewId}`;
  const read = (): Kept => {
    try {
      return keptIn(storage().getItem(place));
    } catch {
      return {};
    }
  };
  const write = (kept: Kept) => {
    try {
      if (Object.keys(kept).length === 0) storage().removeItem(place);
      else storage().setItem(place, JSON.stringify(kept));
    } catch {
      // An upload that is cut off then begins anew.
    }
  };
  return {
    idOf: (fingerprint) => {
      const kept = read();
      return Object.hasOwn(kept, fingerprint) ? (kept[fingerprint] ?? null) : null;
    },
    keep: (fingerprint, uploadId) => write({ ...read(), [fingerprint]: uploadId }),
    forget: (fingerprint) => write(Object.fromEntries(Object.entries(read()).filter(([name]) => name !== fingerprint))),
    // A fingerprint ends with size and time.
    names: () => Object.keys(read()).map((fingerprint) => fingerprint.replace(/\|\d+\|\d+$/, '')),
  };
};
