import { describe, expect, it } from 'vitest';
import { shownPush } from './shown-push.ts';

const REVIEW = '0198a000-0000-7000-8000-00000000c001';
const shown = (message: unknown) => {
  const { title, options } = shownPush(typeof message === 'string' ? message : JSON.stringify(message));
  return [title, options.data.path];
};

describe('a push message', () => {
  it.each([
    ['eingereicht', 'Neuer Status: eingereicht'],
    ['gelöscht', 'Neuer Status: gelöscht'],
    ['nicht_genehmigt', 'Neuer Status: nicht genehmigt'],
  ])('about %s says so, and leads to its review', (status, title) => {
    expect(shown({ review_id: REVIEW, status })).toEqual([title, `/bewertungen/${REVIEW}`]);
  });

  it('about an appeal tells no new status, which there is none of', () => {
    const message = { review_id: REVIEW, status: 'nicht_genehmigt', appeal: 'refused' };
    expect(shown(message)).toEqual(['Neues zum Widerspruch', `/bewertungen/${REVIEW}`]);
  });

  it('takes the place of the one before about the same review', () => {
    const tagOf = (status: string) => shownPush(JSON.stringify({ review_id: REVIEW, status })).options.tag;
    expect(tagOf('gelöscht')).toBe(tagOf('eingereicht'));
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'gelöscht'],
    ['null', 'null'],
    ['another status', { review_id: REVIEW, status: 'verschwunden' }],
    ['no review', { status: 'gelöscht' }],
    ['a way out of the pages', { review_id: '../../evil', status: 'gelöscht' }],
    ['another site', { review_id: '//evil.example', status: 'gelöscht' }],
  ])('that cannot be understood leads to the overview: %s', (_, message) => {
    expect(shown(message)).toEqual(['Es gibt etwas Neues', '/dashboard']);
  });
});
