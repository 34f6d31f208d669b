import { buffer } from 'node:stream/consumers';
import { MARK_PATH } from '@sternklar/contracts/brand/mark';
import type { InvoiceDocument } from '@sternklar/contracts/invoices/invoice.events';
import { FONT_FILES, fontLines, nameAuthor, newPdf, type Weight } from '../../platform/pdf.port.ts';
import { ciiOf } from '../e-invoice/cii.ts';
import { eInvoiceOf } from '../e-invoice/e-invoice-of.ts';
import { type InvoiceWords, wordsOf } from './invoice-words.ts';
import { embedEInvoice } from './pdf-a.ts';

type Pdf = PDFKit.PDFDocument;

/** In points, 1/72 inch, on A4. */
const LEFT = 64;
const RIGHT = 531;
const WIDTH = RIGHT - LEFT;
const FACTS_AT = 331;
const INK = '#10152b';
const INK_2 = '#474d66';
const LINE = '#c9c9bf';
const DAWN = '#4540c9';
const PAID_BACK = '#e9e9ff';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Writes a text from a place on, wrapped to the width, and answers where it ended below. */
const write = (pdf: Pdf, text: string, line: Line): number => {
  const { x, y, width, size = 10, weight = 400, color = INK, align = 'left' } = line;
  pdf.fillColor(color).fontSize(size);
  fontLines(pdf, text, { width, weight }).forEach((runs, row) => {
    runs.forEach((run, index) => {
      const options = { width, align, lineGap: 2, continued: index < runs.length - 1 };
      pdf.font(FONT_FILES[run.letters][weight]);
      if (index === 0) pdf.text(run.text, x, row === 0 ? y : pdf.y, options);
      else pdf.text(run.text, options);
    });
  });
  return pdf.y;
};

const rule = (pdf: Pdf, y: number, color = LINE): void => {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(color).stroke();
};

/** Where the title stands when the address above it is no longer than usual; a longer one moves everything down. */
const TITLE_AT = 290;
const ADDRESS_AT = 150;
const ADDRESS_WIDTH = 235;
const ADDRESS_SIZES = [11, 9.5, 8] as const;

/** The largest size in which the address ends above the title, else the smallest. */
const addressSize = (pdf: Pdf, recipient: readonly string[]): number => {
  const heightIn = (size: number) =>
    recipient.reduce((sum, part) => {
      pdf.font(FONT_FILES.german[400]).fontSize(size);
      return sum + pdf.heightOfString(part, { width: ADDRESS_WIDTH, lineGap: 2 });
    }, 0);
  const fits = (size: number) => ADDRESS_AT + heightIn(size) <= TITLE_AT - 16;
  return ADDRESS_SIZES.find(fits) ?? ADDRESS_SIZES[2];
};

/** Answers how far what follows moves down. */
const drawHead = (pdf: Pdf, words: InvoiceWords, brandName: string): number => {
  pdf.save().translate(LEFT, 54).scale(0.7).path(MARK_PATH).fill(DAWN).restore();
  write(pdf, brandName, { x: LEFT + 30, y: 54, width: 240, size: 17, weight: 600 });
  write(pdf, words.sender.join(' · '), { x: LEFT, y: 132, width: WIDTH, size: 7.5, color: INK_2 });
  const size = addressSize(pdf, words.recipient);
  let y = ADDRESS_AT;
  for (const part of words.recipient) y = write(pdf, part, { x: LEFT, y, width: ADDRESS_WIDTH, size });
  return Math.max(0, y + 16 - TITLE_AT);
};

/** Answers where they end. */
const drawFacts = (pdf: Pdf, words: InvoiceWords): number => {
  let y = 150;
  for (const [label, value] of words.facts) {
    write(pdf, label, { x: FACTS_AT, y, width: 90, size: 8.5, color: INK_2 });
    y = write(pdf, value, { x: FACTS_AT, y: y + 11, width: RIGHT - FACTS_AT, weight: 600 }) + 6;
  }
  return y;
};

const drawTable = (pdf: Pdf, words: InvoiceWords, y: number): number => {
  const label = { size: 8.5, color: INK_2 };
  write(pdf, 'Leistung', { x: LEFT, y, width: 200, ...label });
  write(pdf, 'Zeitraum', { x: 280, y, width: 150, ...label });
  write(pdf, 'Netto', { x: 440, y, width: RIGHT - 440, align: 'right', ...label });
  rule(pdf, y + 17, INK);
  const row = y + 27;
  write(pdf, words.service, { x: LEFT, y: row, width: 205, weight: 600 });
  write(pdf, words.served, { x: 280, y: row, width: 155 });
  write(pdf, words.price, { x: 440, y: row, width: RIGHT - 440, align: 'right' });
  rule(pdf, y + 50);
  return y + 62;
};

const drawSums = (pdf: Pdf, words: InvoiceWords, from: number): number => {
  let y = from;
  for (const [label, value] of [words.net, words.vat]) {
    write(pdf, label, { x: 280, y, width: 160, color: INK_2 });
    y = write(pdf, value, { x: 440, y, width: RIGHT - 440, align: 'right' }) + 4;
  }
  pdf
    .moveTo(280, y + 2)
    .lineTo(RIGHT, y + 2)
    .lineWidth(0.6)
    .strokeColor(INK)
    .stroke();
  const [label, value] = words.gross;
  write(pdf, label, { x: 280, y: y + 10, width: 120, size: 13, weight: 600 });
  return write(pdf, value, { x: 400, y: y + 10, width: RIGHT - 400, size: 13, weight: 600, align: 'right' });
};

const drawPayment = (pdf: Pdf, words: InvoiceWords, y: number): void => {
  const note = { x: LEFT + 18, y: y + 32, width: WIDTH - 36, size: 9 };
  // An admin's note may take some lines.
  const noteHeight = pdf
    .font(FONT_FILES.german[400])
    .fontSize(note.size)
    .heightOfString(words.paidNote, { width: note.width, lineGap: 2 });
  pdf.roundedRect(LEFT, y, WIDTH, 45 + noteHeight, 8).fill(PAID_BACK);
  write(pdf, words.paid, { x: note.x, y: y + 13, width: note.width, size: 11, weight: 600 });
  write(pdf, words.paidNote, { ...note, color: INK_2 });
};

const FOOT_COLUMNS = [
  { x: LEFT, width: 140 },
  { x: LEFT + 150, width: 190 },
  { x: LEFT + 350, width: 117 },
] as const;

const drawFoot = (pdf: Pdf, words: InvoiceWords): void => {
  rule(pdf, 748);
  FOOT_COLUMNS.forEach(({ x, width }, index) => {
    let y = 758;
    for (const part of words.foot[index] ?? []) {
      y = write(pdf, part, { x, y, width, size: 7.5, color: INK_2 });
    }
  });
};

/**
 * An invoice, a correction or a credit note as an A4 page, PDF/A-3 with the electronic invoice in it; without one where settings were missing. The same
 * invoice gives the same bytes whenever it is drawn: it keeps all that is on it.
 */
export const invoicePdf = async (invoice: InvoiceDocument, brandName: string): Promise<Buffer> => {
  const words = wordsOf(invoice);
  const issuedAt = new Date(invoice.issuedAt);
  const pdf = await newPdf({
    size: 'A4',
    // What is drawn knows its own places; a margin at the foot would begin a second page.
    margin: 0,
    info: { Title: `${words.title} ${invoice.number}`, CreationDate: issuedAt },
  });
  const written = buffer(pdf);
  const titleAt = Math.max(TITLE_AT + drawHead(pdf, words, brandName), drawFacts(pdf, words) + 10);
  write(pdf, words.title, { x: LEFT, y: titleAt, width: WIDTH, size: 24, weight: 600 });
  const tableAt =
    words.about === null ? titleAt + 60 : write(pdf, words.about, { x: LEFT, y: titleAt + 36, width: WIDTH }) + 20;
  const sumsEnd = drawSums(pdf, words, drawTable(pdf, words, tableAt));
  drawPayment(pdf, words, sumsEnd + 28);
  drawFoot(pdf, words);
  nameAuthor(pdf, words.sender[0] ?? brandName);
  const { eInvoice } = eInvoiceOf(invoice);
  if (eInvoice !== undefined) embedEInvoice(pdf, ciiOf(eInvoice), issuedAt);
  pdf.end();
  return written;
};
