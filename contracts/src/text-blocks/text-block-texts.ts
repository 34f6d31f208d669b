/** What is wrong with a text block that is to be saved, in the form and from the server alike. */
export const MISSING_TITLE = 'Bitte geben Sie dem Textbaustein eine Bezeichnung.';
export const MISSING_TEXT = 'Bitte schreiben Sie einen Text.';
