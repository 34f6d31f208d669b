import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft, DraftValues } from './drafts.ts';

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

const controlOf = (element: Element): DraftControl[] => {
  if (element instanceof HTMLInputElement) {
    const { name, type, value, autocomplete, checked } = element;
    return [{ name, type, value, autocomplete, ...(/^(radio|checkbox)$/.test(type) ? { checked } : {}) }];
  }
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)) return [];
  const { name, type, value, autocomplete } = element;
  return [{ name, type, value, autocomplete }];
};

export interface FormDraft {
  /** What a field held when the form was left; empty without a draft. */
  readonly initial: (name: string) => string;
  readonly isRestored: boolean;
  readonly keep: (form: HTMLFormElement) => void;
  readonly forget: () => void;
}

/** Keeps what is typed into a form until it was sent. `untouched` is what the form begins with, if not with blanks. */
export const useDraft = (draft: Draft, untouched: DraftValues = {}): FormDraft => {
  const [initial] = useState(() => draft.read());
  return {
    initial: (name) => initial[name] ?? '',
    isRestored: Object.keys(initial).length > 0,
    keep: (form) => {
      const values = Object.entries(draftValuesOf([...form.elements].flatMap(controlOf)));
      draft.keep(Object.fromEntries(values.filter(([name, value]) => untouched[name] !== value)));
    },
    forget: draft.forget,
  };
};

/** For a form whose draft may be thrown away: its React key, and what begins it anew at its first field. */
export const useFreshStart = (draft: Draft): readonly [number, () => void] => {
  const [round, setRound] = useState(0);
  const startAnew = () => {
    draft.forget();
    flushSync(() => setRound(round + 1));
    document.querySelector<HTMLElement>('dialog[open] :is(input, textarea)')?.focus();
  };
  return [round, startAnew];
};
