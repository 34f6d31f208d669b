import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backOfficeListSkeleton, moduleOf } from './back-office-list.ts';
import { commandSkeleton } from './command.ts';
import { namesOf } from './names.ts';
import { reactorSkeleton } from './reactor.ts';
import { readModelSkeleton } from './read-model.ts';
import { writeSkeleton } from './skeleton.ts';
import { streamOf } from './stream-of.ts';

const backend = resolve(import.meta.dirname, '../../backend/src');
const event = 'ReviewMarkedAsUrgent';
const command = () =>
  commandSkeleton({ capability: 'reviews', stem: 'mark-as-urgent', event, stream: streamOf(backend, 'reviews') });

describe('the skeleton of', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'sternklar-new-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('a command decides on its capability’s stream and declares what it records', () => {
    writeSkeleton(root, command());
    const read = (file: string) => readFileSync(join(root, 'backend/src/reviews/mark-as-urgent', file), 'utf8');
    expect(read('mark-as-urgent.ts')).toContain("from '../review.ts'");
    expect(read('mark-as-urgent.route.ts')).toContain(`records: ['${event}']`);
    expect(read('mark-as-urgent.test.ts')).toContain('deciderSpec(reviewStreamType)');
    expect(read('mark-as-urgent.route.test.ts')).toContain('createTestWorld');
  });

  it('anything is not written over what is there', () => {
    expect(() => writeSkeleton(root, command())).toThrow('Already there');
  });

  it('a read model has table, index, writer and reader; a reactor its sentence for a name', () => {
    const readModel = readModelSkeleton({ capability: 'reviews', stem: 'urgent-list', event });
    expect(Object.keys(readModel.files).map((path) => path.replace(/^.*urgent-list\//, ''))).toEqual([
      'urgent-list.table.sql',
      'urgent-list.indexes.sql',
      'urgent-list.projection.ts',
      'urgent-list.query.ts',
    ]);
    expect(() => reactorSkeleton({ capability: 'reviews', stem: 'mail-somebody', event })).toThrow('when-…-then-…');
  });

  it('a list of the back office shows rows of a type that the API has', () => {
    const contracts = resolve(import.meta.dirname, '../../contracts/src');
    const module = moduleOf(contracts, 'partners', 'Partner');
    expect(module).toBe('@sternklar/contracts/partners/partner.api');
    const { files } = backOfficeListSkeleton({ capability: 'partners', stem: 'partner', row: 'Partner', module });
    expect(files['admin-ui/src/partners/PartnerList.tsx']).toContain('export const PartnerList = () => (');
    expect(() => moduleOf(contracts, 'partners', 'Nothing')).toThrow(
      'No API of partners has a type Nothing. There are: ',
    );
  });

  it('something with a name in another style is refused', () => {
    for (const stem of ['MarkAsUrgent', 'mark_as', '', '-x']) expect(() => namesOf(stem)).toThrow('is written like');
  });

  it('a command is refused where there is no one stream to decide on', () => {
    expect(() => streamOf(backend, 'back-office')).toThrow('0 streams');
  });
});
