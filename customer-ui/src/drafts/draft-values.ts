import type { DraftValues } from './drafts.ts';

/** What a form control says of itself. */
export interface DraftControl {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly autocomplete: string;
  /** Of radio buttons and tick boxes. */
  readonly checked?: boolean;
}

const SECRET_TYPES = new Set(['password', 'hidden', 'file', 'submit', 'button']);
const SECRET_AUTOCOMPLETE = /^(cc-|one-time-code|current-password|new-password)/;

const isToKeep = ({ name, type, autocomplete, checked }: DraftControl): boolean =>
  name !== '' && !SECRET_TYPES.has(type) && !SECRET_AUTOCOMPLETE.test(autocomplete) && checked !== false;

/** What of a form may be kept: never passwords, codes, card data or files. */
export const draftValuesOf = (controls: readonly DraftControl[]): DraftValues =>
  Object.fromEntries(controls.filter(isToKeep).map(({ name, value }) => [name, value]));
