/** What is wrong with an answer that is to be taught, in the form and from the server alike. */
export const MISSING_PHRASING = 'Bitte schreiben Sie wenigstens eine Frage, mit eigenen Worten.';
export const MISSING_ANSWER = 'Bitte schreiben Sie eine Antwort, oder wählen Sie ein Thema, das die Antwort schon hat.';
export const TWO_ANSWERS = 'Bitte entweder eine Antwort schreiben oder ein Thema wählen, nicht beides.';
