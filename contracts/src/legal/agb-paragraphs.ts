/** The paragraphs of the terms by the ids of their sections on /agb, in their order there. */
export const AGB_PARAGRAPH = {
  geltung: 1,
  leistung: 2,
  bote: 3,
  loeschantrag: 4,
  abschluss: 5,
  preis: 6,
  zahlung: 7,
  laufzeit: 8,
  kuendigung: 9,
  widerruf: 10,
  exklusiv: 11,
  verfuegbarkeit: 12,
  assistent: 13,
  haftung: 14,
  aenderungen: 15,
  schluss: 16,
} as const;

/** … and what each is called. */
export const AGB_TITLE: Readonly<Record<keyof typeof AGB_PARAGRAPH, string>> = {
  geltung: 'Geltung und Vertragspartner',
  leistung: 'Unsere Leistung',
  bote: 'Unsere Rolle als Bote, keine Erfolgsgarantie',
  loeschantrag: 'Ihr Löschantrag',
  abschluss: 'Konto und Vertragsschluss',
  preis: 'Preis',
  zahlung: 'Zahlung und Rechnung',
  laufzeit: 'Laufzeit und Verlängerung',
  kuendigung: 'Kündigung',
  widerruf: 'Kein Widerrufsrecht, keine Erstattung',
  exklusiv: 'Exklusiver Auftrag',
  verfuegbarkeit: 'Verfügbarkeit',
  assistent: 'KI-Assistent',
  haftung: 'Haftung',
  aenderungen: 'Änderungen dieser Bedingungen',
  schluss: 'Datenschutz und Schlussbestimmungen',
};
