import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** The decisions in the order of their keys and buttons. */
export const DECISIONS: readonly { readonly key: string; readonly status: ReviewStatus; readonly label: string }[] = [
  { key: '1', status: 'gelöscht', label: 'Gelöscht' },
  { key: '2', status: 'nicht_genehmigt', label: 'Nicht genehmigt' },
  { key: '3', status: 'eingereicht', label: 'Eingereicht lassen' },
];

export type QueueAction =
  | { readonly kind: 'next' | 'previous' | 'search' | 'help' }
  | { readonly kind: 'decide'; readonly status: ReviewStatus };

/** Every key with what it does, as the help shows it. */
export const SHORTCUTS: readonly { readonly key: string; readonly words: string; readonly action: QueueAction }[] = [
  { key: 'j', words: 'Nächste Bewertung', action: { kind: 'next' } },
  { key: 'k', words: 'Vorige Bewertung', action: { kind: 'previous' } },
  ...DECISIONS.map(({ key, status, label }) => ({ key, words: label, action: { kind: 'decide', status } as const })),
  { key: '/', words: 'Suchen', action: { kind: 'search' } },
  { key: '?', words: 'Diese Hilfe', action: { kind: 'help' } },
];

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/** What a key asks for; null for all others, with another key held down, or held down itself. */
export const actionOf = (press: KeyPress): QueueAction | null => {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  const action = SHORTCUTS.find(({ key }) => key === press.key)?.action ?? null;
  return press.repeat && action?.kind === 'decide' ? null : action;
};
