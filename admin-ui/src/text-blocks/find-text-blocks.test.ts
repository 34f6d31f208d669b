import { expect, it } from 'vitest';
import { findTextBlocks } from './find-text-blocks.ts';

const block = (title: string, text = '') => ({ id: title, title, text, changed_at: '2026-03-02T09:00:00.000Z' });
const blocks = [block('Abschied', 'Dank für Ihre Belege'), block('Belege', 'Haben Sie etwas?'), block('Frist')];
const titles = (sought: string) => findTextBlocks(blocks, sought).map(({ title }) => title);

it('finds blocks by words of title and text, titles first', () => {
  expect(titles('')).toEqual(['Abschied', 'Belege', 'Frist']);
  expect(titles('beleg')).toEqual(['Belege', 'Abschied']);
  expect(titles('DANK  beleg')).toEqual(['Abschied']);
  expect(titles('nichts')).toEqual([]);
});
