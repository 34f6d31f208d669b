import { expect, it } from 'vitest';
import { inserted } from './inserted.ts';

it('puts a piece where the caret is, over what is selected, or at the end', () => {
  expect(inserted({ selectionStart: 2, selectionEnd: 2 }, 'abcd', 'X')).toEqual({ text: 'abXcd', caret: 3 });
  expect(inserted({ selectionStart: 1, selectionEnd: 3 }, 'abcd', 'XY')).toEqual({ text: 'aXYd', caret: 3 });
  expect(inserted(null, 'abcd', 'X')).toEqual({ text: 'abcdX', caret: 5 });
  expect(inserted({ selectionStart: 9, selectionEnd: 9 }, 'ab', 'X')).toEqual({ text: 'abX', caret: 3 });
});
