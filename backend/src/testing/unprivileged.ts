const NOBODY = 65_534;

/** Runs something without root's power over files, for tests of refused access; an ordinary user has none anyway. */
export async function unprivileged<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
