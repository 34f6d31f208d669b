import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { CASE_STEP_LABEL, CASE_STEPS, type CaseStep } from '../casework/steps-for.ts';

/** The decisions in the order of their keys and buttons. */
export const DECISIONS: readonly { readonly key: string; readonly status: ReviewStatus; readonly label: string }[] = [
  { key: '1', status: 'gelöscht', label: 'Gelöscht' },
  { key: '2', status: 'nicht_genehmigt', label: 'Nicht genehmigt' },
  { key: '3', status: 'eingereicht', label: 'Eingereicht lassen' },
];

/** Letters that one remembers: the first of what a step is called, as far as it is free. */
export const STEP_KEY: Readonly<Record<CaseStep, string>> = {
  forward: 'u',
  ask: 'f',
  answer: 'a',
  'follow-up': 'w',
  appeal: 'e',
  'no-appeal': 'x',
  return: 'r',
};

export type DeskAction =
  | {
      readonly kind:
        | 'next'
        | 'previous'
        | 'search'
        | 'help'
        | 'undo'
        | 'note'
        | 'hold'
        | 'page'
        | 'news'
        | 'likeliest'
        | 'send-all';
    }
  | { readonly kind: 'decide'; readonly status: ReviewStatus }
  | { readonly kind: 'step'; readonly step: CaseStep };

interface Shortcut {
  readonly key: string;
  readonly words: string;
  readonly action: DeskAction;
}

/** Every key with what it does, as the help shows it. */
export const SHORTCUTS: readonly Shortcut[] = [
  { key: 'j', words: 'Nächster Fall', action: { kind: 'next' } },
  { key: 'k', words: 'Voriger Fall', action: { kind: 'previous' } },
  { key: 'g', words: 'Der nächste Schritt', action: { kind: 'likeliest' } },
  ...CASE_STEPS.map((step) => ({
    key: STEP_KEY[step],
    words: CASE_STEP_LABEL[step],
    action: { kind: 'step', step } as const,
  })),
  { key: 'm', words: 'Alle bereiten Fälle des Unternehmens übermitteln', action: { kind: 'send-all' } },
  ...DECISIONS.map(({ key, status, label }) => ({ key, words: label, action: { kind: 'decide', status } as const })),
  { key: 'z', words: 'Entscheidung zurücknehmen', action: { kind: 'undo' } },
  { key: 'n', words: 'Notiz schreiben', action: { kind: 'note' } },
  { key: 't', words: 'Übernehmen oder freigeben', action: { kind: 'hold' } },
  { key: 'o', words: 'Seite der Bewertung öffnen', action: { kind: 'page' } },
  { key: '.', words: 'Liste neu laden', action: { kind: 'news' } },
  { key: '/', words: 'Suchen', action: { kind: 'search' } },
  { key: '?', words: 'Diese Hilfe', action: { kind: 'help' } },
];

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/** Held down, these go on; everything else is meant once. */
const goesOn = ({ kind }: DeskAction): boolean => kind === 'next' || kind === 'previous';

/** What a key asks for; null for all others, with another key held down, or held down itself. */
export const actionOf = (press: KeyPress): DeskAction | null => {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  // Caps Lock makes capitals of them.
  const pressed = press.key.toLowerCase();
  const action = SHORTCUTS.find(({ key }) => key === pressed)?.action ?? null;
  return press.repeat && action !== null && !goesOn(action) ? null : action;
};
