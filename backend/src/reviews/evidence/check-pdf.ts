import { inflateSync } from 'node:zlib';
import { nextToken, type PdfToken, UnclearPdf, withoutEscapes } from './pdf-tokens.ts';

/** Names of what does something by itself, asks for other files or carries them: wherever they stand in the file. */
const ACTIVE =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z])/;
/** Short ones, which packed pictures and pages hold by chance: only where they are names of objects. */
const ACTIVE_NAMES = new Set(['JS', 'XFA']);
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** A page or a program that takes a PDF for itself. */
const PAGE = /<\s*(?:!doctype|html|script|svg|body)/i;
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_WITHIN = 65_557;
const TAIL_WITHIN = 1_024;
const MOST_PACKED = 2_000;
const UNPACKED_BYTES = 64_000_000;
const MOST_DEPTH = 500;
const STREAM_BEGINS = /\r\n|\n|\r/y;
const STREAM_ENDS = /[\0\t\n\f\r ]{0,4}endstream/y;
const WHITE = /[\0\s]+/;
const NUMBER = /[\0\s]{0,9}(\d{1,10})(?![\d.])/y;
const WHOLE = /^\d{1,10}$/;

export type RefusedPdf = 'pdf-damaged' | 'pdf-locked' | 'pdf-active' | 'pdf-unclear';

class ActivePdf extends Error {
  override readonly name = 'ActivePdf';
}

type Dictionary = readonly PdfToken[];

const unclear = (why: string): never => {
  throw new UnclearPdf(why);
};
const fits = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return Number.isSafeInteger(at) && pattern.test(text);
};

/** What stands behind a name; it may stand there once. */
const behind = (dictionary: Dictionary, name: string): readonly string[] => {
  const [at = -1, again] = dictionary.flatMap(({ kind, text }, index) =>
    kind === 'name' && text === name ? [index] : [],
  );
  if (again !== undefined) unclear(`/${name} stands there twice.`);
  return at === -1 ? [] : dictionary.slice(at + 1, at + 4).map(({ text }) => text);
};
const has = (dictionary: Dictionary, ...names: readonly string[]): boolean =>
  dictionary.some(({ kind, text }) => kind === 'name' && names.includes(text));

/** Readers find packed objects by `/First`, whatever type is said. */
const isPacked = (dictionary: Dictionary): boolean => has(dictionary, 'ObjStm', 'First');
const isPlainFlate = (dictionary: Dictionary): boolean => {
  const [first, second, third] = behind(dictionary, 'Filter');
  const isFlate = first === 'FlateDecode' || (first === '[' && second === 'FlateDecode' && third === ']');
  return isFlate && !has(dictionary, 'DecodeParms', 'DP', 'Crypt');
};

/** Follows the dictionaries that are open; knows the one that just ended. */
const createNesting = () => {
  const open: PdfToken[][] = [];
  let ended: Dictionary | null = null;
  return {
    follow(token: PdfToken): void {
      ended = null;
      if (token.text === '<<' && token.kind === 'sign') {
        if (open.length >= MOST_DEPTH) unclear('Dictionaries lie too deep in one another.');
        open.push([]);
      } else if (token.text === '>>' && token.kind === 'sign') {
        ended = open.pop() ?? unclear('A dictionary ends that never began.');
      } else open.at(-1)?.push(token);
    },
    ended: (): Dictionary | null => ended,
    isOpen: (): boolean => open.length > 0,
  };
};

const checkName = ({ kind, text }: PdfToken): void => {
  if (kind === 'name' && ACTIVE_NAMES.has(text)) throw new ActivePdf(text);
};

const checkPacked = (text: string): void => {
  if (ACTIVE.test(withoutEscapes(text))) throw new ActivePdf('packed');
  for (let token = nextToken(text, 0); token; token = nextToken(text, token.end)) checkName(token);
};

interface FoundStream {
  readonly dictionary: Dictionary;
  readonly from: number;
  readonly to: number;
  /** The object that says how long it is, where that stands elsewhere. */
  readonly lengthIn: string | null;
}

/** Where a stream's bytes lie: what its length says and where its end stands must agree, else two readers see two files. */
const streamAt = (text: string, at: number, dictionary: Dictionary): FoundStream => {
  if (!fits(STREAM_BEGINS, text, at)) unclear('A stream begins in the middle of a line.');
  const from = STREAM_BEGINS.lastIndex;
  const [length = '', , reference] = behind(dictionary, 'Length');
  if (!WHOLE.test(length)) unclear('A stream has no length.');
  if (has(dictionary, 'F')) throw new ActivePdf('A stream in another file.');
  if (reference === 'R') {
    const to = text.indexOf('endstream', from);
    return to === -1 ? unclear('A stream does not end.') : { dictionary, from, to, lengthIn: length };
  }
  const to = from + Number(length);
  return fits(STREAM_ENDS, text, to)
    ? { dictionary, from, to, lengthIn: null }
    : unclear('A stream ends elsewhere than it says.');
};

/** Objects that are numbers; one that is two numbers is none. */
const createNumbers = () => {
  const numbers = new Map<string, number>();
  return {
    note(id: string, value: string): void {
      const number = WHOLE.test(value) ? Number(value) : Number.NaN;
      numbers.set(id, numbers.has(id) && numbers.get(id) !== number ? Number.NaN : number);
    },
    find: (id: string): number => numbers.get(id) ?? Number.NaN,
  };
};
type Numbers = ReturnType<typeof createNumbers>;

/** Every stream of the file, whose objects' names are looked at on the way. */
const streamsOf = (text: string, numbers: Numbers): readonly FoundStream[] => {
  const streams: FoundStream[] = [];
  const nesting = createNesting();
  let last: readonly string[] = [];
  const afterStream = (at: number): number => {
    const stream = streamAt(text, at, nesting.ended() ?? unclear('A stream without a dictionary.'));
    streams.push(stream);
    last = [];
    return text.indexOf('endstream', stream.to) + 'endstream'.length;
  };
  const noteWord = (word: string): void => {
    if (word === 'obj' && nesting.isOpen()) unclear('An object begins within another.');
    const [id = '', , begins, value = ''] = last;
    if (word === 'endobj' && begins === 'obj') numbers.note(id, value);
  };
  for (let token = nextToken(text, 0); token; ) {
    let { end } = token;
    checkName(token);
    if (token.kind === 'word' && token.text === 'stream') end = afterStream(end);
    else {
      if (token.kind === 'word') noteWord(token.text);
      last = [...last.slice(-3), token.text];
    }
    nesting.follow(token);
    token = nextToken(text, end);
  }
  if (nesting.isOpen()) unclear('A dictionary does not end.');
  return streams;
};

const inflated = (bytes: Buffer, most: number): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch {
    return unclear('Packed objects do not unpack, or are too large.');
  }
};

/** The numbers among packed objects: pairs of an id and a place stand before them. */
const notePackedNumbers = (text: string, first: number, numbers: Numbers): void => {
  const head = text.slice(0, first).trim().split(WHITE);
  for (let index = 0; index + 1 < head.length; index += 2) {
    const at = first + Number(head[index + 1]);
    NUMBER.lastIndex = Number.isSafeInteger(at) ? at : text.length;
    const value = NUMBER.exec(text)?.[1];
    if (value !== undefined) numbers.note(head[index] ?? '', value);
  }
};

const lookInto = (bytes: Buffer, text: string): void => {
  const numbers = createNumbers();
  const streams = streamsOf(text, numbers);
  const packed = streams.filter(({ dictionary }) => isPacked(dictionary));
  if (packed.length > MOST_PACKED) unclear('Too many streams of packed objects.');
  let left = UNPACKED_BYTES;
  for (const { dictionary, from, to } of packed) {
    if (!isPlainFlate(dictionary)) unclear('Objects are packed in a way that is not looked into.');
    const inner = inflated(bytes.subarray(from, to), Math.max(1, left));
    left -= inner.length;
    const objects = inner.toString('latin1');
    checkPacked(objects);
    notePackedNumbers(objects, Number(behind(dictionary, 'First')[0]), numbers);
  }
  for (const { from, to, lengthIn } of streams) {
    if (lengthIn === null) continue;
    const isSaid = fits(STREAM_ENDS, text, from + numbers.find(lengthIn));
    if (!isSaid || STREAM_ENDS.lastIndex !== to + 'endstream'.length) unclear('A stream ends elsewhere than it says.');
  }
};

/**
 * Why a PDF is not taken; null when nothing speaks against it. It looks at names of objects, also of packed ones, and refuses
 * what it cannot look into. That is no proof that a file is harmless, which is why none is ever shown, only handed out.
 */
export const refusedPdf = (bytes: Buffer): RefusedPdf | null => {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end === -1 || text.slice(end + 5).trim().length > 0) return 'pdf-damaged';
  if (PAGE.test(text.slice(0, TAIL_WITHIN)) || text.slice(-ZIP_END_WITHIN).includes(ZIP_END)) return 'pdf-active';
  const readable = withoutEscapes(text);
  if (ENCRYPTED.test(readable)) return 'pdf-locked';
  if (ACTIVE.test(readable)) return 'pdf-active';
  try {
    lookInto(bytes, text);
    return null;
  } catch (error) {
    if (error instanceof ActivePdf) return 'pdf-active';
    if (error instanceof UnclearPdf) return 'pdf-unclear';
    throw error;
  }
};
