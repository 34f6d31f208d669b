import type { KeyboardEvent } from 'react';

/** What browsers call every key of a word that is being put together. */
const OF_A_WORD = 229;

/** Whether a key belongs to a word that is put together from several. Of the last one, Safari says so by its number alone. */
export const isComposing = ({ keyCode, nativeEvent }: Pick<KeyboardEvent, 'keyCode' | 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || keyCode === OF_A_WORD;
