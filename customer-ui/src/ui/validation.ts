import { EMAIL_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';

/** What is wrong with the value of one input, in the order in which people are told. */
export interface InputFacts {
  readonly value: string;
  /** As HTML has it; 'new-email' for an address that is not yet anybody's here. */
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
  if (input.type.endsWith('email') && input.typeMismatch) {
    return 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.de.';
  }
  if (input.type === 'new-email' && input.value.trim().lastIndexOf('@') > EMAIL_NAME_MAX_LENGTH) {
    return `Vor dem @ dürfen höchstens ${EMAIL_NAME_MAX_LENGTH} Zeichen stehen.`;
  }
  if (input.minLength > 0 && input.value.length < input.minLength) {
    return `Bitte verwenden Sie mindestens ${input.minLength} Zeichen.`;
  }
  return null;
};
