/** What is wrong with the value of one input, in the order in which people are told. */
export interface InputFacts {
  readonly value: string;
  readonly type: string;
  readonly required: boolean;
  readonly minLength: number;
  /** What the browser itself thinks of an e-mail address. */
  readonly typeMismatch: boolean;
  /** What the field itself says of a value that it does not take; empty otherwise. */
  readonly ownComplaint?: string;
  /** The words for an empty input; each field names what it wants. */
  readonly missingMessage: string;
}

/** A German sentence about an invalid input, or null when it is fine. The browser's own bubbles speak its language, not ours. */
export const complaintAbout = (input: InputFacts): string | null => {
  const empty = input.type === 'password' ? input.value === '' : input.value.trim() === '';
  if (empty) return input.required ? input.missingMessage : null;
  if (input.ownComplaint) return input.ownComplaint;
  if (input.type === 'email' && input.typeMismatch) {
    return 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.de.';
  }
  if (input.minLength > 0 && input.value.length < input.minLength) {
    return `Bitte verwenden Sie mindestens ${input.minLength} Zeichen.`;
  }
  return null;
};
