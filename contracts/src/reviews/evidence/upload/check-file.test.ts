import { describe, expect, it } from 'vitest';
import { EVIDENCE_MAX_BYTES } from '../../../constants.ts';
import { EVIDENCE_SENTENCES } from '../evidence-sentences.ts';
import { type ChosenFile, fingerprintOf, refusedFile } from './check-file.ts';

const file = (fields: Partial<ChosenFile> = {}): ChosenFile => ({
  name: 'foto.jpg',
  size: 1000,
  type: 'image/jpeg',
  lastModified: 1,
  ...fields,
});

describe('a file that was chosen as evidence', () => {
  it('may be a picture or a PDF, also where the system knows no more than its name', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
      expect(refusedFile(file({ type }))).toBeNull();
    for (const name of ['a.JPG', 'a.jpeg', 'a.png', 'a.webp', 'kassenbuch.2026.pdf'])
      expect(refusedFile(file({ name, type: '' }))).toBeNull();
  });

  it.each([
    ['a picture of a phone', file({ name: 'IMG_1.HEIC', type: '' }), EVIDENCE_SENTENCES.heic],
    ['the same by its type', file({ type: 'image/heif' }), EVIDENCE_SENTENCES.heic],
    ['a drawing with script', file({ name: 'a.svg', type: 'image/svg+xml' }), EVIDENCE_SENTENCES.unknown],
    ['a program', file({ name: 'a', type: '' }), EVIDENCE_SENTENCES.unknown],
    ['an empty file', file({ size: 0 }), EVIDENCE_SENTENCES.empty],
    ['a film of 2 GB', file({ name: 'a.mp4', type: 'video/mp4', size: 2e9 }), EVIDENCE_SENTENCES.unknown],
    ['a scan that is too large', file({ size: EVIDENCE_MAX_BYTES + 1 }), EVIDENCE_SENTENCES.tooLarge],
  ])('is refused before it is sent: %s', (_, chosen, words) => expect(refusedFile(chosen)).toBe(words));

  it('is known again by name, size and time', () => {
    expect(fingerprintOf(file())).toBe(fingerprintOf(file()));
    expect(fingerprintOf(file({ size: 2 }))).not.toBe(fingerprintOf(file()));
  });
});
