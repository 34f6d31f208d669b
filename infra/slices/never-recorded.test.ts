import { describe, expect, it } from 'vitest';
import { neverRecorded } from './never-recorded.ts';

type Manifests = Parameters<typeof neverRecorded>[0];

const manifests: Manifests = [
  {
    name: 'accounts',
    slices: [],
    reactors: [],
    jobs: [
      { name: 'complete-erasures', actsByClock: false, records: ['BusinessRemoved'] },
      { name: 'tidy-up', actsByClock: false, records: [] },
    ],
    others: [{ name: 'operators', records: ['RoleGranted', 'BusinessRemoved'] }],
  },
];
const missing = (...seen: string[]) => neverRecorded(manifests, new Set(seen));

describe('what is declared, but was never seen recorded', () => {
  it('is nothing once each use case recorded all that it declares', () => {
    expect(missing('accounts/complete-erasures BusinessRemoved', '- RoleGranted', '- BusinessRemoved')).toEqual([]);
  });

  it('is named with the use case that declares it', () => {
    expect(missing('- RoleGranted', 'accounts/tidy-up BusinessRemoved')).toEqual([
      'accounts/complete-erasures BusinessRemoved',
    ]);
  });

  it('may be what others declare, which is seen beside use cases that do not declare it themselves', () => {
    expect(missing('accounts/complete-erasures BusinessRemoved', 'accounts/tidy-up RoleGranted')).toEqual([
      'accounts/operators BusinessRemoved',
    ]);
  });
});
