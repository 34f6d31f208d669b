import { ApiError } from '../api/api-error.ts';

/** For whoever opens the browser's console: what failed and with which status, never what people wrote. */
export const logQuietly = (words: string, error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, and only logged
  console.warn(words, error instanceof ApiError ? error.status : '');
};
