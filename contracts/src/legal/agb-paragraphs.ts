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
