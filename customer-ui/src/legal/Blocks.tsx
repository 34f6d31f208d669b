import type { Block, Inline, Words } from '@sternklar/contracts/legal/legal-document';
import { createElement, Fragment, type ReactNode } from 'react';
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

const keyOf = (words: Words): string =>
  typeof words === 'string' ? words : words.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const items = (list: readonly Words[]) =>
  list.map((words) => (
    <li key={keyOf(words)}>
      <Run words={words} />
    </li>
  ));

const OneBlock = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Run words={block.words} />
        </p>
      );
    case 'list':
      return <ul>{items(block.items)}</ul>;
    case 'clauses':
      return <ol>{items(block.items)}</ol>;
    case 'address':
      return (
        <address>
          {block.lines.map((line) => (
            <span key={keyOf(line)}>
              <Run words={line} />
            </span>
          ))}
        </address>
      );
    case 'facts':
      return (
        <dl>
          {block.rows.map(({ term, words, code = false }) => (
            <div key={term}>
              <dt>{code ? <code>{term}</code> : term}</dt>
              <dd>
                <Run words={words} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'note':
      return (
        <div className="legal-note" role="note">
          <p>
            <strong>{block.title}</strong>
          </p>
          <p>
            <Run words={block.words} />
          </p>
        </div>
      );
  }
};

const blockKey = (block: Block): string => {
  if (block.kind === 'text' || block.kind === 'note') return keyOf(block.words);
  return block.kind;
};

/** What stands below a section's title. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block) => <OneBlock key={blockKey(block)} block={block} />);
