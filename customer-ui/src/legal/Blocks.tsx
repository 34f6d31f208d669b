import { Run } from './Inline.tsx';
import type { Block, Words } from './legal-document.ts';

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
