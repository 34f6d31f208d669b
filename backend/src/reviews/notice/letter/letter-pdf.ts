import { buffer } from 'node:stream/consumers';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { FONT_FILES, fontLines, nameAuthor, newPdf, type Weight } from '../../../platform/pdf.port.ts';
import { shortened } from '../shortened.ts';
import type { LetterWords } from './letter-words.ts';

type Pdf = PDFKit.PDFDocument;

const MM = 72 / 25.4;
/** DIN 5008, form B, in points on A4: an envelope's window shows the recipient. */
const PAGE = { width: 210 * MM, height: 297 * MM };
const LEFT = 25 * MM;
const WIDTH = 165 * MM;
const TOP = 25 * MM;
const BOTTOM = 30 * MM;
const HEAD_AT = 15 * MM;
const RETURN_AT = 56 * MM;
const ADDRESS_AT = 62.7 * MM;
const ADDRESS_WIDTH = 80 * MM;
const FACTS_AT = 125 * MM;
const FACTS_WIDTH = 65 * MM;
const SUBJECT_AT = 103 * MM;
const FOLDS = [105 * MM, 210 * MM];
const HOLE = 148.5 * MM;
const FOOT_AT = PAGE.height - 18 * MM;
const INK = '#10152b';
const INK_2 = '#474d66';
const FOOT_LENGTH = 80;

interface Style {
  readonly width: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Writes a text from a place on, or where the last one ended, over as many pages as it takes. */
const write = (pdf: Pdf, text: string, style: Style, at?: { readonly x: number; readonly y: number }): void => {
  const { width, size = 10.5, weight = 400, color = INK, align = 'left' } = style;
  pdf.fillColor(color).fontSize(size);
  fontLines(pdf, text === '' ? ' ' : text, { width, weight }).forEach((runs, row) => {
    runs.forEach((run, index) => {
      const options = { width, align, lineGap: 2.5, continued: index < runs.length - 1 };
      pdf.font(FONT_FILES[run.letters][weight]);
      if (index === 0) pdf.text(run.text, at?.x ?? LEFT, row === 0 ? (at?.y ?? pdf.y) : pdf.y, options);
      else pdf.text(run.text, options);
    });
  });
};

const heightOf = (pdf: Pdf, text: string, width: number, size: number): number =>
  pdf.font(FONT_FILES.german[400]).fontSize(size).heightOfString(text, { width, lineGap: 2.5 });

/** Who writes, at the top; answers where that ends. */
const drawHead = (pdf: Pdf, { sender, senderLines }: LetterWords): number => {
  write(pdf, sender, { width: WIDTH, size: 13, weight: 600 }, { x: LEFT, y: HEAD_AT });
  for (const line of senderLines) write(pdf, line, { width: WIDTH, size: 9, color: INK_2 });
  return pdf.y;
};

/** To whom, with the date beside it; answers where that ends. `moved`: so much lower than the norm has it, for a high head. */
const drawAddresses = (pdf: Pdf, words: LetterWords, moved: number): number => {
  write(pdf, words.returnTo, { width: ADDRESS_WIDTH, size: 6.5, color: INK_2 }, { x: LEFT, y: RETURN_AT + moved });
  pdf.y = Math.max(pdf.y, ADDRESS_AT + moved);
  for (const line of words.recipient) write(pdf, line, { width: ADDRESS_WIDTH });
  const addressEnd = pdf.y;
  let y = RETURN_AT + moved;
  for (const [label, value] of words.facts) {
    write(pdf, label, { width: FACTS_WIDTH, size: 8.5, color: INK_2 }, { x: FACTS_AT, y });
    write(pdf, value, { width: FACTS_WIDTH }, { x: FACTS_AT, y: pdf.y });
    y = pdf.y + 6;
  }
  return Math.max(addressEnd, y);
};

const drawText = (pdf: Pdf, { subject, paragraphs }: LetterWords): void => {
  write(pdf, subject, { width: WIDTH, weight: 600, size: 11 });
  pdf.y += 8;
  for (const paragraph of paragraphs) {
    // A short one is not torn apart: no last line alone on a page.
    const height = heightOf(pdf, paragraph, WIDTH, 10.5);
    const room = PAGE.height - BOTTOM - pdf.y;
    if (height > room && height < 60 * MM) pdf.addPage();
    write(pdf, paragraph, { width: WIDTH });
    pdf.y += 8;
  }
};

const drawMarks = (pdf: Pdf): void => {
  for (const y of [...FOLDS, HOLE]) {
    const length = y === HOLE ? 6 : 4;
    pdf
      .moveTo(5 * MM, y)
      .lineTo((5 + length) * MM, y)
      .lineWidth(0.4)
      .strokeColor(INK_2)
      .stroke();
  }
};

const drawFeet = (pdf: Pdf, { sender, subject }: LetterWords): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    // Below the margin, where a text would begin another page.
    pdf.page.margins.bottom = 0;
    const foot = { size: 8, color: INK_2 };
    const about = page === 0 ? '' : shortened(`${sender} · ${subject}`, FOOT_LENGTH);
    write(pdf, about, { width: 120 * MM, ...foot }, { x: LEFT, y: FOOT_AT });
    write(
      pdf,
      `Seite ${page + 1} von ${count}`,
      { width: 40 * MM, align: 'right', ...foot },
      { x: LEFT + WIDTH - 40 * MM, y: FOOT_AT },
    );
  }
};

/** pdfkit puts it into XML as it is, where these would break it. */
const titleOf = ({ subject }: LetterWords): string => subject.replaceAll('&', 'und').replace(/[<>]/g, '');

/** A letter on A4 after DIN 5008, archivable (PDF/A-3). The same letter of a day has the same bytes whenever it is drawn. */
export const letterPdf = async (words: LetterWords, now: string): Promise<Buffer> => {
  const pdf = await newPdf({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: LEFT, right: PAGE.width - LEFT - WIDTH },
    bufferPages: true,
    info: { Title: titleOf(words), CreationDate: new Date(`${dayInGermany(now)}T12:00:00Z`) },
  });
  const written = buffer(pdf);
  drawMarks(pdf);
  const moved = Math.max(0, drawHead(pdf, words) + 10 - RETURN_AT);
  pdf.y = Math.max(SUBJECT_AT + moved, drawAddresses(pdf, words, moved) + 16);
  drawText(pdf, words);
  drawFeet(pdf, words);
  nameAuthor(pdf, words.sender);
  pdf.end();
  return written;
};
