import { expect, it } from 'vitest';
import { operationName } from '../../admin-ui/src/audit/accesses/operation-names.ts';
import { readSlices } from './read-slices.ts';

/** Which the recorder leaves out: they tell nothing about anybody else. */
const NOT_RECORDED = /^GET \/api\/admin\/(counts|saved-filters|preferences|operations)/;

it('every reading of auditors has a German name where admins see it (admin-ui/src/audit/accesses/operation-names.ts)', () => {
  const readings = readSlices()
    .slices.flatMap(({ routes }) => routes)
    .filter(({ method, access }) => method === 'GET' && access.includes('auditor'))
    .map(({ method, path }) => `${method} /api${path}`)
    .filter((operation) => !NOT_RECORDED.test(operation));
  expect(readings.length).toBeGreaterThan(15);
  expect(readings.filter((operation) => operationName(operation) === operation)).toEqual([]);
});
