import { type PdfToken, UnclearPdf } from './pdf-tokens.ts';

export type Dictionary = readonly PdfToken[];

export const unclear = (why: string): never => {
  throw new UnclearPdf(why);
};
export const has = (dictionary: Dictionary, ...names: readonly string[]): boolean =>
  dictionary.some(({ kind, text }) => kind === 'name' && names.includes(text));

/** What stands behind a name; it may stand there once. */
export const behind = (dictionary: Dictionary, name: string): readonly string[] => {
  const [at = -1, again] = dictionary.flatMap(({ kind, text }, index) =>
    kind === 'name' && text === name ? [index] : [],
  );
  if (again !== undefined) unclear(`/${name} stands there twice.`);
  return at === -1 ? [] : dictionary.slice(at + 1, at + 4).map(({ text }) => text);
};

const MOST_DEPTH = 500;

interface OpenDictionary {
  readonly tokens: PdfToken[];
  /** The name right before it. */
  readonly of: string | null;
}

export interface NestingHandlers {
  /** A dictionary has ended, and the name right before it; `isOutermost`: it lies in no other. */
  readonly onEnd?: (dictionary: Dictionary, of: string | null, isOutermost: boolean) => void;
  /** A name has another object for its value. */
  readonly onReference?: (name: string, id: string) => void;
}

/** Follows the dictionaries that are open; knows the one that just ended. */
export const createNesting = ({ onEnd, onReference }: NestingHandlers = {}) => {
  const open: OpenDictionary[] = [];
  let ended: Dictionary | null = null;
  let before: PdfToken | null = null;
  const begin = (): void => {
    if (open.length >= MOST_DEPTH) unclear('Dictionaries lie too deep in one another.');
    open.push({ tokens: [], of: before?.kind === 'name' ? before.text : null });
  };
  const end = (): void => {
    const { tokens, of } = open.pop() ?? unclear('A dictionary ends that never began.');
    ended = tokens;
    onEnd?.(tokens, of, open.length === 0);
  };
  const keep = (token: PdfToken): void => {
    const tokens = open.at(-1)?.tokens;
    tokens?.push(token);
    if (!tokens || token.kind !== 'word' || token.text !== 'R') return;
    const [name, id] = tokens.slice(-4);
    if (name?.kind === 'name' && id) onReference?.(name.text, id.text);
  };
  return {
    follow(token: PdfToken): void {
      ended = null;
      const sign = token.kind === 'sign' ? token.text : '';
      if (sign === '<<') begin();
      else if (sign === '>>') end();
      else keep(token);
      before = token;
    },
    ended: (): Dictionary | null => ended,
    isOpen: (): boolean => open.length > 0,
  };
};
