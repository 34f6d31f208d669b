/** Shown instead of the address of an account whose personal data were erased. */
export const ERASED_EMAIL = 'Gelöschtes Konto';
