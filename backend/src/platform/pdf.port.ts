import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DRAWN, drawable, EUROPEAN_LETTERS, INSTEAD } from '@sternklar/contracts/drawable-letters';
import { escapeXml } from './xml.port.ts';

const fontFile = (name: string) =>
  fileURLToPath(new URL(`../../../contracts/src/brand/fonts/figtree-${name}.ttf`, import.meta.url));

export type Weight = 400 | 600;

/** The product's own font, which the PDF carries with it. */
export const FONT_FILES = {
  german: { 400: fontFile('german-400'), 600: fontFile('german-600') },
  european: { 400: fontFile('european-400'), 600: fontFile('european-600') },
} as const;

/** A piece of a text, all in letters of one font file. */
export interface FontRun {
  readonly text: string;
  readonly letters: keyof typeof FONT_FILES;
}

const EUROPEAN = new RegExp(`([${EUROPEAN_LETTERS}]+)`, 'u');

/**
 * Splits a text by the font file that has its letters: names such as Łukasz need two. Archivable PDF must not have a
 * letter without a font; the electronic invoice in it keeps every name as it was given.
 */
export const fontRuns = (text: string): readonly FontRun[] =>
  Array.from(text.normalize('NFC'), (letter) => drawable(letter) ?? '?')
    .join('')
    .split(EUROPEAN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, letters: EUROPEAN.test(part) ? 'european' : 'german' }));

/** Where a line may end. */
const WORD_ENDS = /(?<=[ -])/u;
/** Of rounding, in points. */
const SPARE = 0.5;

/**
 * The lines in which a text of two font files stands in a width, each in its runs, in the size that is set; a text of one file is as
 * it is, and wrapped when it is drawn. pdfkit would end a line where the file changes, too, in the middle of a name.
 */
export const fontLines = (
  pdf: PDFKit.PDFDocument,
  text: string,
  { width, weight }: { readonly width: number; readonly weight: Weight },
): readonly (readonly FontRun[])[] => {
  const runs = fontRuns(text);
  if (runs.length < 2) return [runs];
  const widthOf = (part: string) =>
    fontRuns(part).reduce((sum, run) => sum + pdf.font(FONT_FILES[run.letters][weight]).widthOfString(run.text), 0);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    for (const word of paragraph.split(WORD_ENDS)) {
      if (line !== '' && used + widthOf(word.trimEnd()) > width - SPARE) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += word;
      used += widthOf(word);
    }
    lines.push(line);
  }
  return lines.map((line) => fontRuns(line.trimEnd() || ' '));
};

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });
const COMBINED = /^[\ufe0e\ufe0f\u200d]$/u;

/** Whether what is drawn of a letter, with its accents, can be read as that letter. */
const isDrawnWhole = (letter: string): boolean =>
  Array.from(letter.normalize('NFC')).every(
    (part) => DRAWN.test(part) || INSTEAD[part] !== undefined || /[\r\t]/.test(part) || /^\p{Zs}$/u.test(part),
  );

const isDrawn = (letter: string): boolean =>
  Array.from(letter.normalize('NFC'), drawable).some((part) => part !== null && !/^\??$/.test(part));

/**
 * A text as the fonts can show it: one question mark for each letter that they cannot, however many code points it has. Such
 * letters, and those that lose an accent, are named once each, so that somebody can be told.
 */
export const drawnText = (text: string): { readonly drawn: string; readonly lost: readonly string[] } => {
  const lost = new Set<string>();
  const drawn = Array.from(graphemes.segment(text), ({ segment }) => {
    if (segment === '\r\n') return '\n';
    if (isDrawnWhole(segment))
      return segment.replace(/[\r\t]/g, ' ').replace(/\p{Zs}/gu, (blank) => (DRAWN.test(blank) ? blank : ' '));
    if (!COMBINED.test(segment)) lost.add(segment);
    return isDrawn(segment) ? segment : '?';
  }).join('');
  return { drawn, lost: [...lost] };
};

/** Archivable PDF that may carry other files: fonts and colours are in it, nothing is fetched or run. */
const PDF_A3 = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const;

type FontFile = (typeof FONT_FILES)[keyof typeof FONT_FILES][Weight];
let fontsRead: Promise<ReadonlyMap<FontFile, object>> | null = null;

/** Read once: reading them anew took two thirds of the time that an invoice takes. */
const readFonts = async (): Promise<ReadonlyMap<FontFile, object>> => {
  const { create } = await import('fontkit');
  const files = Object.values(FONT_FILES).flatMap((weights) => Object.values(weights));
  return new Map(await Promise.all(files.map(async (file) => [file, create(await readFile(file))] as const)));
};

/** A document with the product's fonts, which are called as their files are; what is drawn is in the German one at first. */
export const newPdf = async (options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> => {
  fontsRead ??= readFonts().catch((error: unknown) => {
    // The next document tries again.
    fontsRead = null;
    throw error;
  });
  // Loaded with the first document that somebody opens: starting the product does without it.
  const [{ default: PdfDocument }, fonts] = await Promise.all([import('pdfkit'), fontsRead]);
  const pdf = new PdfDocument({ ...PDF_A3, lang: 'de-DE', displayTitle: true, ...options, font: '' });
  // pdfkit takes what fontkit has read as well, which its types do not say.
  for (const [file, font] of fonts) pdf.registerFont(file, font as ArrayBuffer);
  return pdf.font(FONT_FILES.german[400]);
};

/** Names the author; pdfkit's own way puts the name into XML as it is, and one with an ampersand breaks it. */
export const nameAuthor = (pdf: PDFKit.PDFDocument, name: string): void => {
  pdf.appendXML(`
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:creator><rdf:Seq><rdf:li>${escapeXml(name)}</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>`);
};
