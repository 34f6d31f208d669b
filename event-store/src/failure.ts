const MAX_CAUSES = 3;
const FRAME = /^\s+at (?:.*\()?(?:file:\/\/)?(.*?):(\d+):\d+\)?$/;

/**
 * What may be kept of an error: its kind, its code and where it was thrown, causes too. Never its own words, which may
 * quote somebody's data.
 */
export const describeFailure = (error: unknown): string => {
  const kinds: string[] = [];
  for (let cause = error; kinds.length <= MAX_CAUSES; cause = cause.cause) {
    kinds.push(kindOf(cause));
    if (!(cause instanceof Error) || cause.cause === undefined) break;
  }
  return kinds.join(', because of ');
};

const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  const code = 'code' in error && /^[A-Z0-9_]{1,40}$/.test(String(error.code)) ? ` ${error.code}` : '';
  return `${name}${code}${placeOf(error)}`;
};

/** The first frame of our own code: folder, file and line. */
const placeOf = ({ stack = '', message }: Error): string => {
  // The message comes first in a stack and may look like a frame.
  const start = stack.indexOf(message);
  if (start < 0) return '';
  for (const frame of stack.slice(start + message.length).split('\n')) {
    const [, path, line] = FRAME.exec(frame) ?? [];
    if (path && !path.startsWith('node:') && !path.includes('node_modules')) {
      return ` at ${path.split(/[\\/]/).slice(-2).join('/')}:${line}`;
    }
  }
  return '';
};
