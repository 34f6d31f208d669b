import { inflateSync } from 'node:zlib';
import { behind, createNesting, type Dictionary, has, unclear } from './pdf-dictionaries.ts';
import { ActingPdf, createOpenings, type Openings } from './pdf-openings.ts';
import { checkString, ReachingPdf } from './pdf-strings.ts';
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
const STREAM_BEGINS = /\r\n|\n|\r/y;
const STREAM_ENDS = /[\0\t\n\f\r ]{0,4}endstream/y;
const WHITE = /[\0\s]+/;
const NUMBER = /[\0\s]{0,9}(\d{1,10})(?![\d.])/y;
const ALIAS = /^[\0\s]{0,9}\d{1,10}[\0\s]{1,9}\d{1,10}[\0\s]{1,9}R/;
const WHOLE = /^\d{1,10}$/;

export type RefusedPdf = 'pdf-damaged' | 'pdf-locked' | 'pdf-active' | 'pdf-acting' | 'pdf-reaching' | 'pdf-unclear';

class ActivePdf extends Error {
  override readonly name = 'ActivePdf';
}

const fits = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return Number.isSafeInteger(at) && pattern.test(text);
};

/** Readers find packed objects by `/First`, whatever type is said. */
const isPacked = (dictionary: Dictionary): boolean => has(dictionary, 'ObjStm', 'First');
const isPlainFlate = (dictionary: Dictionary): boolean => {
  const [first, second, third] = behind(dictionary, 'Filter');
  const isFlate = first === 'FlateDecode' || (first === '[' && second === 'FlateDecode' && third === ']');
  return isFlate && !has(dictionary, 'DecodeParms', 'DP', 'Crypt');
};

const checkToken = (token: PdfToken): void => {
  if (token.kind === 'name' && ACTIVE_NAMES.has(token.text)) throw new ActivePdf(token.text);
  checkString(token);
};

const checkPacked = (text: string): void => {
  if (ACTIVE.test(withoutEscapes(text))) throw new ActivePdf('packed');
  for (let token = nextToken(text, 0); token; token = nextToken(text, token.end)) checkToken(token);
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
const streamsOf = (text: string, numbers: Numbers, openings: Openings): readonly FoundStream[] => {
  const streams: FoundStream[] = [];
  let last: readonly string[] = [];
  let current = '';
  const nesting = createNesting(openings.handlers(() => current));
  const afterStream = (at: number): number => {
    const stream = streamAt(text, at, nesting.ended() ?? unclear('A stream without a dictionary.'));
    streams.push(stream);
    last = [];
    return text.indexOf('endstream', stream.to) + 'endstream'.length;
  };
  const noteWord = (word: string): void => {
    if (word === 'obj' && nesting.isOpen()) unclear('An object begins within another.');
    if (word === 'obj') current = last.at(-2) ?? '';
    if (word === 'R' && last.at(-3) === 'obj') openings.noteAlias(current);
    const [id = '', , begins, value = ''] = last;
    if (word === 'endobj' && begins === 'obj') numbers.note(id, value);
  };
  for (let token = nextToken(text, 0); token; ) {
    let { end } = token;
    checkToken(token);
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

/** Pairs of an id and a place stand before packed objects. */
const packedPlaces = (text: string, first: number): readonly (readonly [id: string, at: number])[] => {
  const head = text.slice(0, first).trim().split(WHITE);
  return head.flatMap((id, index) => {
    const at = first + Number(head[index + 1]);
    return index % 2 === 0 && index + 1 < head.length && Number.isSafeInteger(at) ? [[id, at] as const] : [];
  });
};

interface PackedObject {
  readonly id: string;
  readonly text: string;
}

/** Each object from its own place on, where readers begin, up to the next one's. */
const packedObjects = (text: string, first: number): readonly PackedObject[] => {
  const places = packedPlaces(text, first);
  const ends = [...new Set(places.map(([, at]) => at))].sort((one, other) => one - other);
  const endOf = new Map(ends.map((at, index) => [at, ends[index + 1]]));
  return places.map(([id, at]) => ({ id, text: text.slice(at, endOf.get(at)) }));
};

const lookIntoPacked = ({ id, text }: PackedObject, numbers: Numbers, openings: Openings): void => {
  NUMBER.lastIndex = 0;
  const value = NUMBER.exec(text)?.[1];
  if (value !== undefined) numbers.note(id, value);
  if (ALIAS.test(text)) openings.noteAlias(id);
  const nesting = createNesting(openings.handlers(() => id));
  for (let token = nextToken(text, 0); token; token = nextToken(text, token.end)) nesting.follow(token);
  if (nesting.isOpen()) unclear('A packed dictionary does not end.');
};

const lookInto = (bytes: Buffer, text: string): void => {
  const numbers = createNumbers();
  const openings = createOpenings();
  const streams = streamsOf(text, numbers, openings);
  const packed = streams.filter(({ dictionary }) => isPacked(dictionary));
  if (packed.length > MOST_PACKED) unclear('Too many streams of packed objects.');
  let left = UNPACKED_BYTES;
  for (const { dictionary, from, to } of packed) {
    if (!isPlainFlate(dictionary)) unclear('Objects are packed in a way that is not looked into.');
    const inner = inflated(bytes.subarray(from, to), Math.max(1, left));
    left -= inner.length;
    const objects = inner.toString('latin1');
    checkPacked(objects);
    for (const object of packedObjects(objects, Number(behind(dictionary, 'First')[0])))
      lookIntoPacked(object, numbers, openings);
  }
  openings.check();
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
    if (error instanceof ActingPdf) return 'pdf-acting';
    if (error instanceof ReachingPdf) return 'pdf-reaching';
    if (error instanceof UnclearPdf) return 'pdf-unclear';
    throw error;
  }
};
