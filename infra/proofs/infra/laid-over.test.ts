import { expect, it } from 'vitest';
import { laidOver } from './laid-over.ts';

it('lays a patch over a manifest: maps by key, named things by name, anything else replaced', () => {
  const base = {
    kind: 'Deployment',
    spec: { replicas: 2, list: [1, 2], containers: [{ name: 'a', env: [{ name: 'ROLE', value: 'api' }] }] },
  };
  const patch = {
    spec: {
      strategy: {},
      list: [3],
      containers: [{ name: 'a', image: 'i', env: [{ name: 'KEY', value: 'k' }] }, { name: 'b' }],
    },
  };
  expect(laidOver(base, patch)).toEqual({
    kind: 'Deployment',
    spec: {
      replicas: 2,
      strategy: {},
      list: [3],
      containers: [
        {
          name: 'a',
          image: 'i',
          env: [
            { name: 'ROLE', value: 'api' },
            { name: 'KEY', value: 'k' },
          ],
        },
        { name: 'b' },
      ],
    },
  });
});
