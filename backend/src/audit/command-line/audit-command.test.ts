import { expect, it } from 'vitest';
import { parseAuditCommand, UnknownAuditCommand } from './audit-command.ts';

it.each([
  ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000Z'],
  // The hour that there is twice, when summer time ends.
  ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
  ['2028-02-29T23:59:59.999+01:00', '2028-02-29T22:59:59.999Z'],
])('as-of %s is one moment everywhere', (text, moment) => {
  expect(parseAuditCommand(['as-of', text])).toEqual({ name: 'as-of', time: new Date(moment) });
});

it.each([
  '03.04.2026',
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-06-31T10:00:00+02:00',
  '2026-03-29T02:30',
  '2026-03-29T02:30:00',
  '2026-03-02',
  '1',
  'March 2, 2026',
])('as-of %s is refused with what is wanted', (text) => {
  expect(() => parseAuditCommand(['as-of', text])).toThrow(UnknownAuditCommand);
  expect(() => parseAuditCommand(['as-of', text])).toThrow('Tag, Uhrzeit und Zeitzone');
});
