/** A word whose letters have no plain one in Unicode, as it is often written without their mark. Pure. */
export const inPlainLetters = (word: string): string =>
  word.replaceAll('ı', 'i').replaceAll('ł', 'l').replaceAll('đ', 'd');
