/** What is wrong with a text block that is to be saved, in the form and from the server alike. */
export const MISSING_TITLE = 'Bitte geben Sie dem Textbaustein eine Bezeichnung.';
export const MISSING_TEXT = 'Bitte schreiben Sie einen Text.';

/** A text that goes to somebody with a placeholder that nobody filled. */
export const openPlaceholderWords = (placeholder: string): string =>
  `Im Text steht noch „{${placeholder}}“. Bitte setzen Sie ein, was dort gemeint ist.`;
