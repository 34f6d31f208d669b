import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { manifests } from '../capabilities.ts';
import { type ExampleCall, filled, givensIn, thingsOf } from '../platform/example-call.port.ts';
import { THINGS } from './things.ts';

const SAMPLES: Readonly<Record<string, unknown>> = {
  email: 'beispiel@beispiel.de',
  code: 'ABC234',
  appCode: '123456',
  day: '2026-03-02',
  askedOn: '2026-03-02',
  size: 1,
  level: '0',
  tileName: '000.p/1',
  origin: 'https://www.beispiel.example',
  body: {},
  // Of a new key and of one that signed.
  credential: {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'AA', attestationObject: 'AA', authenticatorData: 'AA', signature: 'AA' },
  },
};

const isId = (field: string) => /(^|_)id$|Id$/.test(field);

/** What a thing might say of itself, by the name of the field. */
const sampleOf = (field: string) => SAMPLES[field] ?? (isId(field) ? v7() : 'stern-wert-1');

const withSamples = (example: ExampleCall) => {
  const made = new Map<string, Record<string, unknown>>();
  for (const { given, field } of givensIn(example)) made.set(given, { ...made.get(given), [field]: sampleOf(field) });
  return filled(example, made);
};

const slices = manifests.flatMap((capability) => capability.slices.map((slice) => [slice.call, slice] as const));

describe.each(slices)('the example of %s', (call, { example, params, query, body }) => {
  it('names only what can be made', () => {
    expect([...thingsOf(example)].filter((name) => !THINGS.has(name))).toEqual([]);
  });

  it('has the parameters of its path', () => {
    const inPath = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(example.params ?? {}).sort()).toEqual(inPath.sort());
  });

  it('is what the slice takes', () => {
    const sample = withSamples(example);
    for (const [schema, value] of [
      [params, sample.params],
      [query, sample.query ?? {}],
      [body, sample.body],
    ] as const) {
      expect(schema?.safeParse(value).error).toBeUndefined();
    }
  });
});
