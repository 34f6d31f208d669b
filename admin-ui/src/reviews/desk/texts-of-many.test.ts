import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { expect, it } from 'vitest';
import { textsOf, together } from './texts-of-many.ts';

const notice = (text: string): Notice => ({
  text,
  fields: [],
  missing: [],
  limit: null,
  is_shortened: false,
  form_url: null,
  not_drawn: '',
  closed_ways: [],
  version: 1,
});

it('puts the texts of many below each other, each under whom it is about, and keeps each for itself', () => {
  const texts = textsOf(
    'report-tool',
    new Map([
      ['a', notice('Nie hier gewesen. ')],
      ['b', notice('Verwechselt.')],
    ]),
  );
  expect(texts.get('a')).toBe('Nie hier gewesen.');
  const reviews = [
    { id: 'a', reviewer_name: 'Anton' },
    { id: 'b', reviewer_name: 'Berta' },
  ];
  expect(together(reviews, texts)).toBe('1. Anton\nNie hier gewesen.\n\n2. Berta\nVerwechselt.');
});
