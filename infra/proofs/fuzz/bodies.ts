import fc from 'fast-check';
import { anyText, wrongValue } from './texts.ts';

/** What is sent as a body: bytes as they are, and the content type, if any is named. */
export interface Body {
  readonly content: string | Buffer;
  readonly type: string | null;
}

const JSON_TYPE = 'application/json';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (value: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/** A valid value with one thing wrong: a field gone, another type, one too many, or wrapped up. */
const spoiled = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.nat(), wrongValue, fc.nat(9)).map(([value, which, wrong, how]) => {
    if (!isObject(value)) return wrong;
    const names = Object.keys(value);
    const name = names[which % Math.max(1, names.length)] ?? 'x';
    if (how < 2) return without(value, name);
    if (how < 7) return { ...value, [name]: wrong };
    if (how === 7) return { ...value, unbekannt: wrong, id: wrong, is_admin: true };
    return how === 8 ? [value] : wrong;
  });

const BROKEN: readonly ((text: string) => string | Buffer)[] = [
  () => '',
  () => ' ',
  (text) => text.slice(0, -1),
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => `${text}}`,
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(':', ':undefined,'),
  (text) => text.replace('{', '{"__proto__":{"is_admin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{}},'),
  (text) => text.replace(/"([^"]*)":/, '"$1":1,"$1":'),
  (text) => text.replace(/:"[^"]*"/, ':"\\ud800"'),
  (text) => text.replace(/:"[^"]*"/, ':"\\u0000"'),
  (text) => text.replace(/:"[^"]*"/, ':1e999'),
  (text) => text.replace(/:"[^"]*"/, ':NaN'),
  (text) => `/* x */ ${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80])]),
  (text) => Buffer.from(text.replace(/:"[^"]*"/, ':"\xe9\xff"'), 'latin1'),
  () => '['.repeat(20_000),
  () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  () => '{"a":'.repeat(10_000),
  () => 'a=1&b=2',
  () => '"',
  () => 'null',
  () => Buffer.alloc(512, 0),
];

const TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=latin1',
  'application/json; charset=',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'application/json-patch',
  'application/json, text/html',
  'application/',
  'json',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/octet-stream',
  'image/png',
];

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Bodies around what an operation wants, from right to nonsense. */
export const bodiesAround = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<Body> => {
  const right = valid.map((value) => ({ content: json(value), type: JSON_TYPE }));
  return fc.oneof(
    { weight: 10, arbitrary: right },
    { weight: 6, arbitrary: spoiled(valid).map((value) => ({ content: json(value), type: JSON_TYPE })) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => ({ content: json(value), type: JSON_TYPE })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(valid, fc.constantFrom(...BROKEN))
        .map(([value, breakIt]) => ({ content: breakIt(json(value)), type: JSON_TYPE })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(right, fc.constantFrom(null, ...TYPES)).map(([{ content }, type]) => ({ content, type })),
    },
  );
};

/** Bodies that nobody asked for, for operations that want none. */
export const uncalledForBody: fc.Arbitrary<Body | null> = fc.oneof(
  { weight: 9, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: anyText.map((text) => ({ content: json({ text }), type: JSON_TYPE })) },
);
