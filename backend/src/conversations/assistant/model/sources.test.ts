import { expect, it } from 'vitest';
import { linksIn } from '../../page-links.ts';
import { topics } from '../knowledge/knowledge-base.ts';
import { sourceOfTool, sourceOfTopic, sourcesInWords, TOPICS_WITH_SOURCE } from './sources.ts';

it('every topic that stands on a page is there, and its page is a link', () => {
  expect(TOPICS_WITH_SOURCE.filter((id) => !topics.has(id))).toEqual([]);
  for (const id of TOPICS_WITH_SOURCE) {
    expect(linksIn(sourcesInWords([sourceOfTopic(id) ?? '']), 'visitor'), id).toHaveLength(1);
  }
  expect(sourceOfTopic('greeting')).toBe(null);
});

it('own facts stand on the account page, and those of the dashboard are where the chat is', () => {
  expect(linksIn(sourcesInWords([sourceOfTool('invoices') ?? '']), 'customer')).toEqual([
    { text: 'Kontoseite unter „Rechnungen“', path: '/konto#rechnungen' },
  ]);
  expect(sourceOfTool('latest-review')).toBe(null);
});

it('are said once each, as a last line, or not at all', () => {
  expect(sourcesInWords([])).toBe('');
  expect(sourcesInWords(['AGB', 'AGB'])).toBe('Quelle: AGB');
  expect(sourcesInWords(['AGB §\u00a06', 'Impressum', 'Kontoseite'])).toBe(
    'Quellen: AGB §\u00a06, Impressum und Kontoseite',
  );
});
