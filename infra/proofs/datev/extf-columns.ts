import type { FieldRule } from './extf-cells.ts';

/** A column: its heading in DATEV's sample file, and its name in DATEV's description where that is another. */
export interface Column extends FieldRule {
  readonly otherName: string | null;
}

type Kind = Omit<FieldRule, 'name'>;

const text = (pattern: RegExp, rule: string): Kind => ({ isText: true, pattern, rule });
const number = (pattern: RegExp, rule: string): Kind => ({ isText: false, pattern, rule });
const upTo = (most: number): Kind => text(new RegExp(`^.{0,${most}}$`), `must be at most ${most} characters`);
const digits = (least: number, most: number): Kind =>
  number(new RegExp(`^\\d{${least},${most}}$`), `must be ${least} to ${most} digits`);
const decimal = (whole: number, places: string): Kind =>
  number(new RegExp(`^\\d{1,${whole}},\\d{${places}}$`), `must be a number with a comma and ${places} decimals`);
const amount = (whole: number): Kind =>
  number(
    new RegExp(`^(?!0+,00$)\\d{1,${whole}},\\d{2}$`),
    `must be more than 0, with at most ${whole} digits, a comma and two decimals`,
  );

const WORD = '[\\p{L}\\p{N}_]';
const word = (most: number): Kind => text(new RegExp(`^${WORD}{0,${most}}$`, 'u'), `must be at most ${most} letters`);
const capitals = (count: number): Kind => text(new RegExp(`^[A-Z]{${count}}$`), `must be ${count} capital letters`);
/** Spaces, umlauts, dots, commas, semicolons and colons are named as forbidden. */
const documentNumber = (most: number): Kind =>
  text(new RegExp(`^[A-Za-z0-9$&%*+/-]{0,${most}}$`), `must be at most ${most} letters, digits and $ & % * + - /`);
const DAY = number(/^\d{4}20\d\d$/, 'must be a day as DDMMYYYY');
const FLAG = number(/^[01]$/, 'must be 0 or 1');
const ACCOUNT = number(/^(?!0+$)\d{1,9}$/, 'must be at most nine digits, and not 0');
const COST_CENTRE = text(/^[\p{L}\p{N}_ ]{0,36}$/u, 'must be at most 36 letters, digits and spaces');

const column = (name: string, kind: Kind, otherName: string | null = null): Column => ({ name, otherName, ...kind });

/** Kind of a remark and the remark, again and again. */
const pairs = (count: number, names: (index: number) => readonly [string, string, string, string]): Column[] =>
  Array.from({ length: count }, (_, index) => {
    const [kind, content, otherKind, otherContent] = names(index + 1);
    return [column(kind, upTo(20), otherKind), column(content, upTo(210), otherContent)];
  }).flat();

/** The 125 columns of format version 13, in their order. */
export const COLUMNS: readonly Column[] = [
  column('Umsatz (ohne Soll/Haben-Kz)', amount(10), 'Umsatz'),
  column('Soll/Haben-Kennzeichen', text(/^[SH]$/, 'must be S or H'), 'Soll-/Haben-Kennzeichen'),
  column('WKZ Umsatz', capitals(3)),
  column('Kurs', number(/^[1-9]\d{0,3},\d{2,6}$/, 'must be a number above 0 with a comma and 2 to 6 decimals')),
  column('Basis-Umsatz', amount(10), 'Basisumsatz'),
  column('WKZ Basis-Umsatz', capitals(3), 'WKZ Basisumsatz'),
  column('Konto', ACCOUNT),
  column('Gegenkonto (ohne BU-Schlüssel)', ACCOUNT),
  column('BU-Schlüssel', text(/^\d{1,4}$/, 'must be at most four digits')),
  column('Belegdatum', number(/^\d{4}$/, 'must be a day as DDMM')),
  column('Belegfeld 1', documentNumber(36)),
  column('Belegfeld 2', documentNumber(12)),
  column('Skonto', number(/^[1-9]\d{0,7},\d{2}$/, 'must be more than 0, with a comma and two decimals')),
  column('Buchungstext', upTo(60)),
  column('Postensperre', FLAG),
  column('Diverse Adressnummer', word(9)),
  // Three digits in the description, one in the sample file.
  column('Geschäftspartnerbank', digits(1, 3)),
  column('Sachverhalt', digits(2, 2)),
  column('Zinssperre', FLAG),
  column('Beleglink', upTo(210)),
  ...pairs(8, (n) => [
    `Beleginfo - Art ${n}`,
    `Beleginfo - Inhalt ${n}`,
    `Beleginfo-Art ${n}`,
    `Beleginfo-Inhalt ${n}`,
  ]),
  column('KOST1 - Kostenstelle', COST_CENTRE, 'KOST1-Kostenstelle'),
  column('KOST2 - Kostenstelle', COST_CENTRE, 'KOST2-Kostenstelle'),
  column('Kost-Menge', decimal(12, '4'), 'KOST-Menge'),
  column('EU-Land u. UStID (Bestimmung)', upTo(15), 'EU-Mitgliedstaat u. UStID (Bestimmung)'),
  column('EU-Steuersatz (Bestimmung)', number(/^\d{2},\d{2}$/, 'must be a rate as 12,12')),
  column('Abw. Versteuerungsart', text(/^[IKPS]$/, 'must be I, K, P or S')),
  column('Sachverhalt L+L', number(/^(?!0+$)\d{1,3}$/, 'must be at most three digits, and not 0')),
  column('Funktionsergänzung L+L', number(/^(?!0+$)\d{1,3}$/, 'must be at most three digits, and not 0')),
  column('BU 49 Hauptfunktionstyp', digits(1, 1), 'BU 49 Hauptfunktiontyp'),
  column('BU 49 Hauptfunktionsnummer', digits(1, 2)),
  column('BU 49 Funktionsergänzung', digits(1, 3)),
  ...pairs(20, (n) => [
    `Zusatzinformation - Art ${n}`,
    // Without the space: so DATEV writes it.
    `Zusatzinformation- Inhalt ${n}`,
    `Zusatzinformation – Art ${n}`,
    `Zusatzinformation – Inhalt ${n}`,
  ]),
  column('Stück', digits(1, 8)),
  column('Gewicht', decimal(8, '2')),
  column('Zahlweise', digits(1, 2)),
  column('Forderungsart', word(10)),
  column('Veranlagungsjahr', number(/^20\d\d$/, 'must be a year')),
  column('Zugeordnete Fälligkeit', DAY),
  column('Skontotyp', digits(1, 1)),
  column('Auftragsnummer', upTo(30)),
  column('Buchungstyp', capitals(2)),
  column('USt-Schlüssel (Anzahlungen)', digits(1, 4)),
  column('EU-Land (Anzahlungen)', capitals(2), 'EU-Mitgliedstaat (Anzahlungen)'),
  column('Sachverhalt L+L (Anzahlungen)', number(/^(?!0+$)\d{1,3}$/, 'must be at most three digits, and not 0')),
  column('EU-Steuersatz (Anzahlungen)', decimal(2, '2')),
  column('Erlöskonto (Anzahlungen)', digits(4, 8)),
  column('Herkunft-Kz', capitals(2)),
  column('Buchungs GUID', upTo(36), 'Leerfeld'),
  column('KOST-Datum', DAY),
  column('SEPA-Mandatsreferenz', upTo(35)),
  column('Skontosperre', FLAG),
  column('Gesellschaftername', upTo(76)),
  column('Beteiligtennummer', digits(4, 4)),
  column('Identifikationsnummer', upTo(11)),
  column('Zeichnernummer', upTo(20)),
  column('Postensperre bis', DAY),
  column('Bezeichnung SoBil-Sachverhalt', upTo(30)),
  column('Kennzeichen SoBil-Buchung', digits(1, 2)),
  column('Festschreibung', FLAG),
  column('Leistungsdatum', DAY),
  column('Datum Zuord. Steuerperiode', DAY),
  column('Fälligkeit', DAY),
  column('Generalumkehr (GU)', text(/^[01G]$/, 'must be 0, 1 or G'), 'Generalumkehr'),
  column('Steuersatz', decimal(2, '2')),
  column('Land', capitals(2)),
  column('Abrechnungsreferenz', upTo(50)),
  column('BVV-Position', number(/^[1-5]$/, 'must be 1 to 5'), 'BVV-Position (Betriebsvermögensvergleich)'),
  column('EU-Land u. UStID (Ursprung)', upTo(15), 'EU-Mitgliedstaat u. UStID (Ursprung)'),
  column('EU-Steuersatz (Ursprung)', number(/^\d{2},\d{2}$/, 'must be a rate as 12,12')),
  column('Abw. Skontokonto', ACCOUNT),
];
