/** Words about a removal that is taken back. */
export const undoTexts = {
  undo: 'Rückgängig',
  restored: 'Das Unternehmen und seine Bewertungen sind wieder da.',
  notRestored: 'Das Unternehmen ließ sich nicht zurückholen. Bitte versuchen Sie es noch einmal.',
} as const;
