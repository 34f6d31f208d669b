import type { LegalPageName } from '../site.ts';

/** Running text, or a link in it. */
export type Inline = string | { readonly text: string; readonly to: string };
/** A run of text with its links; a bare string is one without. */
export type Words = string | readonly Inline[];

export type Block =
  | { readonly kind: 'text'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  /** Numbered paragraphs of a section, as contracts have them: (1), (2), … */
  | { readonly kind: 'clauses'; readonly items: readonly Words[] }
  | { readonly kind: 'facts'; readonly rows: readonly FactRow[] }
  | { readonly kind: 'address'; readonly lines: readonly Words[] }
  /** Set apart: how something is to be read. */
  | { readonly kind: 'note'; readonly title: string; readonly words: Words };

export interface FactRow {
  readonly term: string;
  readonly words: Words;
  /** The term is a name from a program, not a word. */
  readonly code?: boolean;
}

export interface Section {
  /** Anchor; stays the same for good, since people link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** One legal page as data: rendered to HTML, searched by tests, quoted by whoever answers questions about it. */
export interface LegalDocument {
  readonly name: LegalPageName;
  readonly title: string;
  /** One sentence for search engines, 155 characters at most. */
  readonly description: string;
  readonly lead: Words;
  /** What the page says about its date, null when it has none. */
  readonly dated: string | null;
  readonly numbering: 'paragraph-sign' | 'number' | 'none';
  /** An unnumbered section before the first. */
  readonly preface?: Section;
  readonly sections: readonly Section[];
  /** Pages that a reader of this one may want next. */
  readonly related: readonly LegalPageName[];
}

export const link = (to: string, text: string): Inline => ({ to, text });

/** Template tag for text with links: words`Siehe ${link('/agb', 'AGB')}.` */
export const words = (texts: TemplateStringsArray, ...values: readonly Inline[]): readonly Inline[] =>
  texts.flatMap((text, index) => [text, values[index] ?? '']).filter((part) => part !== '');

export const text = (content: Words): Block => ({ kind: 'text', words: content });
export const list = (...items: readonly Words[]): Block => ({ kind: 'list', items });
export const clauses = (...items: readonly Words[]): Block => ({ kind: 'clauses', items });
export const facts = (...rows: readonly FactRow[]): Block => ({ kind: 'facts', rows });
export const note = (title: string, content: Words): Block => ({ kind: 'note', title, words: content });

/** What stands before a section's title; empty where the document does not number. `index` counts from 0. */
export const numberOf = ({ numbering }: LegalDocument, index: number): string => {
  if (numbering === 'paragraph-sign') return `§ ${index + 1}`;
  return numbering === 'number' ? `${index + 1}.` : '';
};
