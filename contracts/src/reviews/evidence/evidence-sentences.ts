/** Why something cannot be evidence: said by the server, and by screens before anything is sent. */
export const EVIDENCE_SENTENCES = {
  tooLarge: 'Diese Datei ist zu groß. Ein Beleg darf höchstens 10 MB haben.',
  empty: 'Die Datei ist leer.',
  enough: 'Ein Antrag kann höchstens zehn Belege haben, die noch nicht übermittelt sind, und 30 im Ganzen.',
  unknown: 'Belege können Bilder (JPEG, PNG oder WebP) und PDF-Dateien sein. Diese Datei ist keines davon.',
  heic: 'Dieses Bild ist im Format HEIC, das viele Programme nicht öffnen. Bitte senden Sie es als JPEG: Am iPhone hilft unter „Einstellungen › Kamera › Formate“ die Wahl „Maximale Kompatibilität“, oder Sie senden ein Bildschirmfoto des Bildes.',
} as const;
