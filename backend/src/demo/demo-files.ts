/** Evidence of the demonstration: pages of a text, made when they are needed. */
export interface DemoFile {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What PDF's standard fonts have for letters beyond ASCII. */
const inOctal = (text: string): string =>
  [...Buffer.from(text, 'latin1')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return byte > 126 || '()\\'.includes(sign) ? `\\${byte.toString(8).padStart(3, '0')}` : sign;
    })
    .join('');

const pageOf = ({ title, lines }: DemoFile): string =>
  [
    'BT /F2 16 Tf 60 770 Td',
    `(${inOctal(title)}) Tj`,
    '/F1 11 Tf 0 -34 Td 18 TL',
    ...lines.map((line) => `(${inOctal(line)}) Tj T*`),
    'ET',
  ].join('\n');

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** One page A4 as PDF, always the same bytes for the same text. */
export const pdfOf = (file: DemoFile): Buffer => {
  const page = pageOf(file);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    font('Courier'),
    font('Helvetica-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`, 'latin1');
};

export const DEMO_FILES = {
  closedDays: {
    name: 'Aushang-Feiertage.pdf',
    title: 'Bäckerei Sonnenschein: Öffnungszeiten an Feiertagen',
    lines: [
      'Karfreitag          7:00 - 11:00 Uhr',
      'Ostersonntag        geschlossen',
      'Ostermontag         geschlossen',
      'Pfingstmontag       geschlossen',
      'Heiligabend         6:30 - 12:00 Uhr',
    ],
  },
  orderBook: {
    name: 'Bestellbuch-Torten.pdf',
    title: 'Bestellbuch Torten (Auszug)',
    lines: [
      'Datum    Name                Torte                 Anzahlung',
      '03.      Schwarzwälder, 24 cm                       20,00 EUR',
      '07.      Sahne-Nuss, 26 cm                          20,00 EUR',
      '12.      Hochzeit, drei Etagen                      80,00 EUR',
      '19.      Marzipan, Schrift "Oma Lotte"              25,00 EUR',
      '26.      Erdbeer, 28 cm                             20,00 EUR',
      'Namen der Besteller geschwärzt.',
    ],
  },
  priceList: {
    name: 'Karte-Café-Sonnenschein.pdf',
    title: 'Café Sonnenschein am Markt: Karte',
    lines: [
      'Frühstück klein             7,90 EUR',
      'Frühstück für zwei         21,50 EUR',
      'Kuchen, Stück               3,80 EUR',
      'Cappuccino                  3,60 EUR',
      'Tee, Kännchen               4,20 EUR',
    ],
  },
  contract: {
    name: 'Kaufvertrag-Seite-2.pdf',
    title: 'Kaufvertrag über ein gebrauchtes Fahrzeug, Seite 2',
    lines: [
      'Kilometerstand laut Prüfbericht: 84 210',
      'Vorschaden vorn links, instand gesetzt.',
      'Käufer: (geschwärzt)        Unterschrift: vorhanden',
    ],
  },
  calendar: {
    name: 'Terminkalender-geschwärzt.pdf',
    title: 'Kalender der Praxis, geschwärzt',
    lines: ['08:00   belegt', '08:45   belegt', '09:30   frei', '10:15   belegt', '11:00   Fortbildung, geschlossen'],
  },
} as const satisfies Record<string, DemoFile>;

export type DemoFileName = keyof typeof DEMO_FILES;
