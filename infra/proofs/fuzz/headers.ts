import fc from 'fast-check';

/** A header that is odd, but that HTTP allows. */
const ODD: readonly Readonly<Record<string, string>>[] = [
  { accept: 'text/html' },
  { accept: 'application/xml;q=0.9, */*;q=nonsense' },
  { accept: '' },
  { 'accept-encoding': 'br;q=1.0, gzip;q=0, *;q=0' },
  { 'accept-language': 'xx-XX-\xff' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer  two  words' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: `Bearer ${'a'.repeat(6_000)}` },
  { authorization: `Bearer ${'e30.'.repeat(3)}` },
  { authorization: 'Bearer \xe4\xf6\xfc' },
  { 'x-request-id': '' },
  { 'x-request-id': '<script>alert(1)</script>' },
  { 'x-request-id': 'x'.repeat(5_000) },
  { 'x-request-id': "'; drop table events; --" },
  { 'if-match': '*' },
  { 'if-match': '"1"' },
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': 'W/"x", "y"' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(3_000) },
  { 'idempotency-key': '\xff\xfe' },
  { 'last-event-id': '0' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '999999999999999' },
  { 'last-event-id': '1e400' },
  { range: 'bytes=0-1,5-,-1' },
  { cookie: 'token=x; token=y; =; ;' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': '127.0.0.1, \xff, ::1' },
  { 'x-http-method-override': 'DELETE' },
  { host: 'sternklar.invalid:99999' },
  { origin: 'null' },
  { upgrade: 'h2c', connection: 'upgrade' },
  { expect: 'something' },
  { 'x-long': 'x'.repeat(10_000) },
];

/** Mostly none. */
export const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  // Few enough that other requests come with the same key.
  { weight: 1, arbitrary: fc.nat(20).map((number) => ({ 'idempotency-key': `wirr-${number}` })) },
);
