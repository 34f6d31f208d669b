import { expect, it } from 'vitest';
import { missingEventsText } from './missing-events.ts';

const backupOf = (rows: number) => ({
  position: 1_291,
  tables: [{ name: 'event_log.events', columns: ['id'], isKeys: false, rows, sha256: '0'.repeat(64) }],
});

it('a backup of a log that lacks events says at once that it cannot be restored', () => {
  expect(missingEventsText(backupOf(1_291))).toBeNull();
  expect(missingEventsText(backupOf(1_290))).toMatch(
    /^FEHLER: Von 1\.291 Ereignissen stehen 1\.290 in der Datenbank: .*lehnt „npm run restore“ ab/,
  );
});
