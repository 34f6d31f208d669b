import { dayInBerlin } from '../../../platform/mail.port.ts';
import { drawnText } from '../../../platform/pdf.port.ts';
import { noticeFor } from '../notice.ts';
import type { NoticeSettings } from '../notice-settings.ts';
import { type NoticeSource, nameOf, subjectOf } from '../notice-words.ts';
import { shortened } from '../shortened.ts';

/** What stands on a letter, in letters that its fonts have. */
export interface LetterWords {
  readonly sender: string;
  readonly senderLines: readonly string[];
  /** In one line above the recipient, for an envelope's window. */
  readonly returnTo: string;
  readonly recipient: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** So many letters are named one by one. */
const NAMED = 12;
const RETURN_LINE_LENGTH = 70;

const codePointsOf = (letter: string): string =>
  Array.from(letter, (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** Never silently wrong: a letter says what it could not show, and how those who need it can tell. */
const noteOn = (lost: readonly string[]): string[] => {
  if (lost.length === 0) return [];
  const named = lost.slice(0, NAMED).map(codePointsOf).join(', ');
  const more = lost.length > NAMED ? ` und ${lost.length - NAMED} weitere` : '';
  return [
    `Hinweis zur Schrift: Einige Zeichen kann dieser Brief nicht zeigen. An ihrer Stelle steht ein Fragezeichen oder der Buchstabe ohne sein Zeichen (Unicode ${named}${more}).`,
  ];
};

/** The letters of a text that a letter cannot show, once each. */
export const notDrawnIn = (texts: readonly string[]): string => drawnText(texts.join('\n')).lost.join(' ');

/** `now` is ISO 8601 UTC. */
export const letterWordsOf = (source: NoticeSource, settings: NoticeSettings, now: string): LetterWords => {
  const lost = new Set<string>();
  const draw = (text: string): string => {
    const { drawn, lost: gone } = drawnText(text);
    for (const letter of gone) lost.add(letter);
    return drawn;
  };
  const sender = draw(nameOf(source));
  const senderLines = [...source.address, ...(source.email === null ? [] : [source.email])].map(draw);
  const { text } = noticeFor('post', source, settings);
  const paragraphs = text.split(/\n{2,}/).map(draw);
  const reference = source.followed?.reference;
  return {
    sender,
    senderLines,
    returnTo: shortened([sender, ...source.address.map(draw)].join(' · '), RETURN_LINE_LENGTH),
    recipient: settings.postalAddress.map(draw),
    facts: [['Datum', dayInBerlin(now)], ...(reference ? [['Ihr Zeichen', draw(reference)] as const] : [])],
    subject: draw(subjectOf(source)),
    paragraphs: [...paragraphs, ...noteOn([...lost])],
  };
};
