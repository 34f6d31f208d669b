import { type Block, type LegalDocument, numberOf, type Section, type Words } from './legal-document.ts';

const WIDTH = 78;

const plain = (words: Words): string =>
  typeof words === 'string' ? words : words.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Broken into lines of a letter's width; all but the first begin with as many blanks as `first` is long. */
const paragraph = (text: string, first = ''): string => {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/\s+/)) {
    const isFull = line.length + word.length >= WIDTH && line.trim() !== '';
    if (isFull) lines.push(line.trimEnd());
    line = `${isFull ? ' '.repeat(first.length) : line}${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
};

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return paragraph(plain(block.words));
    case 'list':
      return block.items.map((item) => paragraph(plain(item), '- ')).join('\n');
    case 'clauses':
      return block.items.map((item, index) => paragraph(plain(item), `(${index + 1}) `)).join('\n\n');
    case 'facts':
      return block.rows.map(({ term, words }) => paragraph(plain(words), `${term}: `)).join('\n');
    case 'address':
      return block.lines.map(plain).join('\n');
    case 'note':
      return paragraph(`${block.title}: ${plain(block.words)}`);
  }
};

const sectionText = (number: string, { title, blocks }: Section): string =>
  [`${number} ${title}`.trim(), ...blocks.map(blockText)].join('\n\n');

/** A legal page as text to be kept, without its links. */
export const plainTextOf = (document: LegalDocument): string =>
  [
    document.title.toUpperCase(),
    ...(document.dated === null ? [] : [document.dated]),
    plain(document.lead),
    ...(document.preface ? [sectionText('', document.preface)] : []),
    ...document.sections.map((section, index) => sectionText(numberOf(document, index), section)),
  ]
    .join('\n\n')
    .concat('\n');
