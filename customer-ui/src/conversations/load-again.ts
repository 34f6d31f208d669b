/** How long to wait before each further try, in milliseconds. */
const WAITS_MS = [1_000, 4_000, 15_000, 30_000, 60_000] as const;

/**
 * Loads a part of the app, and tries again a little later each time it fails: on a line that comes and goes the first
 * failure is not the last word. Rejects when the last try failed, too.
 */
export const loadAgain = async <Part>(
  load: () => Promise<Part>,
  pause: (ms: number) => Promise<void>,
): Promise<Part> => {
  for (const wait of WAITS_MS) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
  return load();
};
