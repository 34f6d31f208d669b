import { StartRefused } from '@sternklar/event-store/start-refused';
import { expect, it } from 'vitest';
import { whenFull } from './write-backup.ts';

it('a backup that has no room says so, and what to do; whatever else went wrong stays as it is', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const refused = whenFull(full, '/backups/heute') as StartRefused;
  expect(refused).toBeInstanceOf(StartRefused);
  expect(refused.message).toMatch(/bei \/backups\/heute kein Platz mehr \(ENOSPC\): Schaffen Sie dort Platz/);
  const other = new Error('something else');
  expect(whenFull(other, '/backups/heute')).toBe(other);
});
