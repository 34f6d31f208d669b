import type { Reply } from './conversation-calls.ts';

/** What becomes of a conversation with a reply. */
export type Afterwards = 'person' | NonNullable<Reply['afterwards']>;

export const AFTERWARDS_LABEL: Readonly<Record<Afterwards, string>> = {
  person: 'bei einem Menschen',
  hand_back: 'beim KI-Assistenten',
  resolve: 'erledigt',
};
export const AFTERWARDS_TEXT: Readonly<Record<Afterwards, string>> = {
  person: 'Der KI-Assistent schweigt, bis Sie die Unterhaltung zurückgeben, längstens 24\u00a0Stunden.',
  hand_back: 'Auf die nächste Nachricht antwortet wieder der KI-Assistent.',
  resolve: 'Eine neue Nachricht öffnet die Unterhaltung wieder.',
};
/** As a call says it. */
export const afterwardsSent = (afterwards: Afterwards): Reply['afterwards'] =>
  afterwards === 'person' ? null : afterwards;

export const MISSING_REPLY = 'Bitte schreiben Sie eine Antwort.';
