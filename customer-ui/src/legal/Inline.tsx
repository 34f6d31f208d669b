import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline, Words } from './legal-document.ts';
import { typeset } from './typeset.ts';

/** What the operator has not filled in yet, wherever it stands in a text; and a word that must not end a line in its middle. */
const SPECIAL = /(\[[^\]]+ eintragen\]|\S+@\S+\.invalid|E-Mail)/;

/** Parts of a text that never change places need no keys. */
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

const special = (text: string): ReactNode =>
  text === 'E-Mail' ? <span className="legal-word">{text}</span> : <mark className="placeholder">{text}</mark>;

const marked = (text: string): ReactNode =>
  inOrder(text.split(SPECIAL).map((part, index) => (index % 2 === 1 ? special(part) : typeset(part))));

const inline = (part: Inline): ReactNode =>
  typeof part === 'string' ? marked(part) : <a href={part.to}>{typeset(part.text)}</a>;

/** Running text of a legal page: typeset, its links, and marks where the operator's data are missing. */
export const Run = ({ words }: { readonly words: Words }) =>
  typeof words === 'string' ? marked(words) : inOrder(words.map(inline));
