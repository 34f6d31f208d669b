import fc from 'fast-check';
import { anyText, nastyText, wrongValue } from './texts.ts';

/** Percent-escaped, also what `encodeURIComponent` refuses: half a surrogate pair becomes the bytes it would have. */
export const escaped = (text: string): string =>
  [...text]
    .map((character) =>
      character.isWellFormed()
        ? encodeURIComponent(character)
        : `%ED%${(0xa0 + (character.charCodeAt(0) % 32)).toString(16)}%80`,
    )
    .join('');

/** Escapes that mean nothing, and addresses that lead elsewhere. */
const MALFORMED = ['%', '%zz', '%00', '%ff%fe', '%c0%80', '%e0%80', '..', '.', '%2e%2e%2f', '%2F', ';x=1', '\\', '*'];

/** A path parameter, escaped: mostly one that means something. */
export const pathParameter = (meaningful: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: meaningful.map(escaped) },
    { weight: 2, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: meaningful.map((id) => id.toUpperCase()) },
    { weight: 1, arbitrary: meaningful.map((id) => `${id}%20`) },
    { weight: 2, arbitrary: anyText.map((text) => escaped(text) || '%20') },
    { weight: 1, arbitrary: fc.constantFrom(...MALFORMED, 'x'.repeat(5_000)) },
  );

const rowNumber = fc.oneof(fc.nat(60), fc.constantFrom(-1, 0.5, 1e10, 1e308, 2 ** 31));
const range = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.nat(30), fc.nat(30)).map(([first, more]) => [first, first + more]) },
  { weight: 2, arbitrary: fc.tuple(rowNumber, rowNumber) },
  { weight: 1, arbitrary: wrongValue },
);

const sortBy = (field: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant('created_at'), fc.constantFrom('ASC', 'DESC')) },
    { weight: 3, arbitrary: fc.tuple(field, fc.constantFrom('ASC', 'DESC')) },
    { weight: 1, arbitrary: fc.tuple(fc.oneof(field, nastyText), fc.constantFrom('asc', 'DESC NULLS LAST', 1, null)) },
    { weight: 1, arbitrary: wrongValue },
  );

const filterBy = (field: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) => {
  const values = fc.oneof(value, wrongValue, fc.array(value, { maxLength: 3 }), fc.array(wrongValue, { maxLength: 3 }));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.dictionary(field, value, { maxKeys: 1 }) },
    { weight: 3, arbitrary: fc.dictionary(field, values, { maxKeys: 2 }) },
    { weight: 3, arbitrary: fc.record({ q: anyText }) },
    { weight: 1, arbitrary: fc.dictionary(anyText, values, { maxKeys: 3 }) },
    { weight: 1, arbitrary: wrongValue },
  );
};

const text = (value: unknown) => escaped(JSON.stringify(value) ?? 'undefined');

/** Query strings of a list, with their question mark; sorted and filtered by its rows' fields and by nonsense. */
export const listQuery = (fields: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<string> => {
  const field = fc.constantFrom(...fields, 'id', 'q');
  const parameters = fc.record(
    { range: range.map(text), sort: sortBy(field).map(text), filter: filterBy(field, value).map(text) },
    { requiredKeys: [] },
  );
  const asked = parameters.map((given) => Object.entries(given).map(([name, value]) => `${name}=${value}`));
  return fc
    .tuple(asked, fc.nat(19), anyText)
    .map(([pairs, how, nonsense]) => {
      if (how === 0) return [...pairs, ...pairs];
      if (how === 1) return [...pairs, `range[]=0&range[]=9&${escaped(nonsense)}=1`];
      if (how === 2) return pairs.map((pair) => pair.slice(0, -1));
      if (how === 3) return ['range=%&sort=%ff&filter=%00'];
      if (how === 4) return [`filter=${escaped(nonsense)}`];
      if (how === 5) return [`filter={"q":"${'x'.repeat(9_000)}"}`.replaceAll('"', '%22')];
      return pairs;
    })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
};

/** Addresses that are none, beside the real ones. */
export const elsewhere: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/api',
    '/api/',
    '//api/auth/me',
    '/api/auth/me/',
    '/API/auth/me',
    '/api/auth/%6de',
    '/api/../metrics',
    '/api/reviews/..%2fadmin%2fusers',
    '/api/admin/users%00',
    '/api/%',
    '/api/%ff',
    '/api/docs/../../package.json',
    '/api/docs/static/..%2f..%2fpackage.json',
    '/api/openapi.json?x=%',
    `/api/${'x'.repeat(8_000)}`,
    '/mailbox/x',
    '/mailbox.json?to=%00',
    '/mailbox?page=-1e9',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
  ),
  anyText.map((nonsense) => `/api/${escaped(nonsense)}`),
);
