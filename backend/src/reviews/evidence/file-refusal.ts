import { EVIDENCE_SENTENCES } from '@sternklar/contracts/reviews/evidence/evidence-sentences';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RefusedPdf } from './check-pdf.ts';
import type { RefusedPicture } from './clean-picture.ts';

/** Why a file is no evidence. */
export type RefusedFile = 'unknown' | 'heic' | RefusedPicture | RefusedPdf;

const SENTENCES: Readonly<Record<RefusedFile, string>> = {
  unknown: EVIDENCE_SENTENCES.unknown,
  heic: EVIDENCE_SENTENCES.heic,
  'picture-damaged':
    'Dieses Bild lässt sich nicht öffnen; vielleicht ist es unvollständig. Bitte speichern Sie es neu, und senden Sie es noch einmal.',
  'picture-too-large':
    'Dieses Bild ist zu groß: Es darf höchstens 50 Millionen Bildpunkte haben und auf keiner Seite mehr als 30.000. Bitte verkleinern Sie es.',
  'picture-too-detailed':
    'Dieses Bild hat so viele feine Einzelheiten, dass es neu gespeichert mehr als 10 MB braucht. Bitte senden Sie es als JPEG, oder verkleinern Sie es.',
  'picture-too-slow':
    'Dieses Bild ist zu aufwendig und lässt sich nicht in der Zeit verarbeiten, die dafür da ist. Bitte verkleinern Sie es, oder senden Sie ein Bildschirmfoto davon.',
  'pdf-damaged': 'Diese PDF-Datei ist unvollständig oder beschädigt. Bitte speichern Sie sie neu.',
  'pdf-locked': 'Diese PDF-Datei ist mit einem Passwort oder mit Rechten geschützt. Bitte senden Sie sie ohne Schutz.',
  'pdf-unclear':
    'Diese PDF-Datei lässt sich nicht sicher prüfen. Bitte drucken Sie die Datei als PDF neu aus („Als PDF sichern“) und laden Sie sie noch einmal hoch.',
  'pdf-active':
    'Diese PDF-Datei enthält Skripte, Formulare oder andere Dateien. Bitte drucken Sie sie in eine neue PDF-Datei, und senden Sie diese.',
  'pdf-acting':
    'Diese PDF-Datei führt beim Öffnen von selbst etwas aus, zum Beispiel eine Internetadresse. Bitte drucken Sie sie in eine neue PDF-Datei („Als PDF sichern“), und senden Sie diese.',
  'pdf-reaching':
    'Diese PDF-Datei enthält einen Link zu Dateien auf einem anderen Rechner oder zu einem Programm, zum Beispiel „file://server“. Bitte entfernen Sie ihn, oder senden Sie ein Bildschirmfoto davon.',
};

export const fileRefusal = (code: RefusedFile): Refusal => new Refusal(422, `evidence-${code}`, SENTENCES[code]);
