import { inSources } from './source-lines.ts';

const MAX_FRAMES = 8;
/** Database messages quote the values they dislike, and those may be personal. */
const maskQuoted = (message: string) => message.replace(/"[^"]*"|'[^']*'/g, '"…"');
const isDatabaseError = (error: Error) => 'severity' in error;

/** What may be logged of an unexpected error: kind, code, message without quoted values, where it came from. */
export const describeError = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    error: error.name,
    code: 'code' in error ? error.code : undefined,
    message: isDatabaseError(error) ? maskQuoted(error.message) : error.message,
    at: frames.slice(0, MAX_FRAMES).map((line) => inSources(line.trim())),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
};
