import { EVIDENCE_MAX_IN_ALL } from '@sternklar/contracts/constants';
import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { fileSize } from '@sternklar/contracts/reviews/evidence/file-size';
import { percentOf, type Upload } from '@sternklar/contracts/reviews/evidence/upload/upload-state';
import { formatDay, formatQuantity } from './format.ts';

const TYPE: Readonly<Record<Evidence['type'], string>> = {
  'image/jpeg': 'JPEG-Bild',
  'image/png': 'PNG-Bild',
  'image/webp': 'WebP-Bild',
  'application/pdf': 'PDF',
};

const ADDED_BY: Readonly<Record<Evidence['added_by'], (brand: string) => string>> = {
  customer: () => 'von Ihnen',
  admin: (brand) => `vom ${brand}-Team`,
};

/** What an upload is doing. */
const upload = (one: Upload): string => {
  const { is, size } = one;
  const sent = `${percentOf(one)}\u00a0% von ${fileSize(size)}`;
  switch (is.phase) {
    case 'queued':
      return `Wartet · ${fileSize(size)}`;
    case 'sending':
      return sent;
    case 'waiting':
      return `Keine Verbindung. Es geht von selbst weiter · ${sent}`;
    case 'completing':
      return 'Wird geprüft\u00a0…';
    case 'stopped':
      return `Angehalten · ${sent}`;
    case 'refused':
      return is.words;
  }
};

const mostOf = (isFullInAll: boolean): string =>
  isFullInAll
    ? `Mehr als ${EVIDENCE_MAX_IN_ALL} Belege nimmt ein Antrag nicht auf.`
    : 'Mehr als zehn Belege, die noch nicht übermittelt sind, nimmt ein Antrag nicht auf.';

const quoted = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(', ');

/** '„a“, „b“ und „c“' */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'conjunction' }).format(names.map((name) => `„${name}“`));

/** Words about what shows what a customer says. Nobody here says what proves anything. */
export const evidenceTexts = {
  title: 'Belege',
  closed: 'Der Antrag ist abgeschlossen, an die Plattform geht nichts mehr. Neue Belege braucht er nicht.',
  count: (there: number, most: number) => `${there} von ${most}`,
  /** Where some of it went to the platform. */
  countSent: (all: number, room: number) =>
    [
      formatQuantity(all, 'Ein Beleg', 'Belege'),
      room > 0 && `Platz für ${formatQuantity(room, 'einen weiteren', 'weitere')}`,
    ]
      .filter((words) => words !== false)
      .join(', '),
  empty:
    'Noch keine. Hilfreich ist, was zeigt, was Sie geschrieben haben: zum Beispiel Kassenbuch, Terminliste, Rechnungen oder Schriftverkehr.',
  emptyWithdrawn: 'Zu diesem Antrag gibt es keine Belege.',
  add: 'Belege hinzufügen',
  camera: 'Foto aufnehmen',
  hint: 'Bilder (JPEG, PNG, WebP) und PDF, je bis 10 MB. Aus Bildern entfernen wir Ort und Kameradaten, bevor wir sie speichern.',
  hintDesk: 'Sie können Dateien auch auf diese Seite ziehen oder mit Strg + V einfügen.',
  full: (isFullInAll: boolean, canRemove: boolean) => {
    if (canRemove) return `${mostOf(isFullInAll)} Entfernen Sie einen, um einen anderen hinzuzufügen.`;
    return isFullInAll
      ? mostOf(isFullInAll)
      : `${mostOf(isFullInAll)} Weitere können Sie hinzufügen, sobald diese übermittelt sind.`;
  },
  unfinished: (names: readonly string[]) =>
    `Noch nicht ganz angekommen: ${quoted(names)}. Wählen Sie ${names.length === 1 ? 'die Datei' : 'diese Dateien'} noch einmal aus, dann geht es an derselben Stelle weiter.`,
  drop: 'Loslassen, um die Dateien als Belege hinzuzufügen',
  pasted: (ending: string) => `Eingefügtes Bild.${ending}`,
  upload,
  progress: (name: string) => `${name} wird gesendet`,
  uploads: 'Dateien auf dem Weg',
  list: 'Belege zu diesem Antrag',
  cancel: 'Abbrechen',
  cancelNamed: (name: string) => `Abbrechen: ${name}`,
  close: 'Ausblenden',
  closeNamed: (name: string) => `${name} ausblenden`,
  retry: 'Erneut versuchen',
  about: ({ type, size, added_at, added_by }: Evidence, brand: string) =>
    `${TYPE[type]}, ${fileSize(size)} · ${formatDay(added_at)}, ${ADDED_BY[added_by](brand)}`,
  sent: 'Ging an die Plattform und bleibt beim Antrag.',
  hash: (hash: string) => `SHA-256 ${hash}`,
  nameless: 'Beleg',
  open: (name: string) => `${name} ansehen`,
  picture: (name: string) => `Beleg: ${name}`,
  pictureLoading: 'Das Bild wird geladen',
  pictureFailed: 'Das Bild konnte nicht geladen werden.',
  download: 'Herunterladen',
  downloadNamed: (name: string) => `${name} herunterladen`,
  downloadFailed: 'Die Datei konnte nicht geladen werden.',
  remove: 'Entfernen',
  removeNamed: (name: string) => `${name} entfernen`,
  removeTitle: 'Beleg entfernen',
  removeIntro: (name: string) => `„${name}“ wird gelöscht. Im Verlauf bleibt stehen, dass es ihn gab.`,
  removing: 'Wird entfernt\u00a0…',
  removed: 'Der Beleg ist entfernt.',
  notRemoved: 'Der Beleg konnte nicht entfernt werden.',
  keep: 'Behalten',
  added: (names: readonly string[]) =>
    names.length === 1 ? `${quoted(names)} ist hinzugefügt.` : `${names.length} Belege sind hinzugefügt.`,
  known: (name: string) => `„${name}“ gehört schon zu diesem Antrag.`,
  twice: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} schon auf dem Weg.`,
} as const;
