import { expect, it } from 'vitest';
import { bodyOf } from './taught-form.ts';

it('sends a question of each line, and the answer or the topic', () => {
  const phrasings = ' Gibt es Parkplätze? \n\nWo parke ich?\n';
  const questions = ['Gibt es Parkplätze?', 'Wo parke ich?'];
  expect(bodyOf({ phrasings, answer: ' Leider keine. ', topic_id: null })).toEqual({
    phrasings: questions,
    answer: 'Leider keine.',
    topic_id: null,
  });
  expect(bodyOf({ phrasings, answer: 'Vorher geschrieben', topic_id: 'price' })).toEqual({
    phrasings: questions,
    answer: null,
    topic_id: 'price',
  });
  expect(bodyOf({ phrasings: null, answer: null, topic_id: null })).toEqual({
    phrasings: [],
    answer: null,
    topic_id: null,
  });
});
