import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { fileSize } from '@sternklar/contracts/reviews/evidence/file-size';
import { percentOf, type Upload } from '@sternklar/contracts/reviews/evidence/upload/upload-state';

const TYPE: Readonly<Record<Evidence['type'], string>> = {
  'image/jpeg': 'JPEG-Bild',
  'image/png': 'PNG-Bild',
  'image/webp': 'WebP-Bild',
  'application/pdf': 'PDF',
};

export const ADDED_BY: Readonly<Record<Evidence['added_by'], string>> = { customer: 'vom Kunden', admin: 'vom Team' };

/** What a piece of evidence is called; once its name is erased, what it is. */
export const evidenceName = ({ name }: Pick<Evidence, 'name'>): string => name || 'Beleg';

/** What it is, and how large. */
export const evidenceAbout = ({ type, size }: Pick<Evidence, 'type' | 'size'>): string =>
  `${TYPE[type]}, ${fileSize(size)}`;

/** What an upload is doing. */
export const uploadWords = (upload: Upload): string => {
  const sent = `${percentOf(upload)}\u00a0% von ${fileSize(upload.size)}`;
  switch (upload.is.phase) {
    case 'queued':
      return `Wartet · ${fileSize(upload.size)}`;
    case 'sending':
      return sent;
    case 'waiting':
      return `Keine Verbindung. Es geht von selbst weiter · ${sent}`;
    case 'completing':
      return 'Wird geprüft …';
    case 'stopped':
      return `Angehalten · ${sent}`;
    case 'refused':
      return upload.is.words;
  }
};
