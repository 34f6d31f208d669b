import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRequests, type FuzzRequest } from './requests.ts';
import { sampleDocument, sampleOperations, sampleStock } from './sample-api.ts';
import { valuesOf } from './schema-values.ts';

const requests = createRequests(sampleOperations, sampleDocument, sampleStock);
const sample = (seed: number, numRuns = 600) => fc.sample(requests, { seed, numRuns });
const bodies = (all: readonly FuzzRequest[]) => all.map(({ exchange }) => String(exchange.body ?? ''));

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('generated requests', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(sample(7, 100)).toEqual(sample(7, 100));
    expect(bodies(sample(7, 100))).not.toEqual(bodies(sample(8, 100)));
  });

  it('are of every kind: valid, nearly valid, malformed, huge, of the wrong type, and elsewhere', () => {
    const all = sample(1);
    const some = (holds: (request: FuzzRequest) => boolean) => all.filter(holds).length;
    const body = ({ exchange }: FuzzRequest) => String(exchange.body ?? '');
    expect(some((request) => /^\{"status":"(eingereicht|gel.{1,2}scht)"/.test(body(request)))).toBeGreaterThan(50);
    expect(some((request) => body(request) !== '' && !isJson(body(request)))).toBeGreaterThan(10);
    expect(some((request) => body(request).length > 256 * 1_024)).toBeGreaterThan(0);
    expect(some((request) => body(request).includes('\\u0000'))).toBeGreaterThan(0);
    expect(some((request) => body(request).includes('\\ud800'))).toBeGreaterThan(0);
    expect(some(({ exchange }) => exchange.headers?.['content-type'] === 'text/plain')).toBeGreaterThan(0);
    expect(some(({ operation }) => operation === null)).toBeGreaterThan(100);
    expect(some(({ signedIn }) => signedIn)).toBeGreaterThan(100);
  });

  it('keep to what HTTP can carry at all, so that every one of them reaches the server', () => {
    for (const { exchange } of sample(2)) {
      expect(exchange.path).toMatch(/^\/[\x21-\x7e]*$/);
      for (const value of Object.values(exchange.headers ?? {}))
        expect(String(value)).toMatch(/^[\t\x20-\x7e\x80-\xff]*$/);
    }
  });

  it('fill a schema with values that it allows', () => {
    const schema = {
      type: 'object',
      properties: { n: { type: 'integer', minimum: 1, maximum: 5 } },
      required: ['n'],
    } as const;
    const values = valuesOf({ ...schema, required: ['n'] }, { document: sampleDocument, meaningful: () => undefined });
    for (const value of fc.sample(values, 50)) expect([1, 2, 3, 4, 5]).toContain((value as { n: number }).n);
  });
});
