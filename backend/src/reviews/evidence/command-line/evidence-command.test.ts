import { describe, expect, it } from 'vitest';
import { FilesUnavailable } from '../../../platform/files.port.ts';
import { checkEvidence, parseEvidenceCommand, UnknownEvidenceCommand } from './evidence-command.ts';

const reviewId = '0198a000-0000-7000-8000-00000000c001';
const idOf = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Evidence whose hashes in the log are 'ok'; `stored` are those of the bytes. */
const checked = async (
  stored: readonly (string | null)[],
  living: readonly number[] = stored.map((_, index) => index),
) => {
  const files = stored.map((_, index) => ({ evidenceId: idOf(index + 1), reviewId, storedHash: 'ok' }));
  const said: string[] = [];
  const code = await checkEvidence(
    {
      reviewEvidence: {
        filesAfter: async (after, limit) => files.filter(({ evidenceId }) => evidenceId > after).slice(0, limit),
        ofReview: async () =>
          living.map((index) => ({
            id: idOf(index + 1),
            name: 'Beleg.jpg',
            kind: 'picture' as const,
            type: 'image/jpeg' as const,
            size: 1,
            added_at: '2026-03-02T09:00:00.000Z',
            added_by: 'customer' as const,
            is_sent: false,
            stored_hash: 'ok',
            content_hash: 'ok',
          })),
      },
      evidenceFiles: {
        async storedHash(evidenceId) {
          const hash = stored[files.findIndex((file) => file.evidenceId === evidenceId)] ?? null;
          if (hash === 'away') throw new FilesUnavailable('The store found damage.');
          return hash;
        },
      },
    },
    { print: (text) => said.push(text), complain: (text) => said.push(text) },
  );
  return { code, said };
};

describe('npm run admin -- evidence check', () => {
  it('looks at every file, however many there are', async () => {
    expect(await checked(Array.from({ length: 250 }, () => 'ok'))).toEqual({
      code: 0,
      said: ['250 Belege geprüft, 0 davon mit Fehlern.'],
    });
    expect((await checked([])).code).toBe(0);
  });

  it('names what was changed, and what is missing', async () => {
    expect(await checked(['ok', 'other', null, 'away'])).toEqual({
      code: 1,
      said: [
        `Der Beleg ${idOf(2)} der Bewertung ${reviewId} ist nicht mehr, was gespeichert wurde.`,
        `Der Beleg ${idOf(3)} der Bewertung ${reviewId} fehlt.`,
        `Der Beleg ${idOf(4)} der Bewertung ${reviewId} lässt sich nicht lesen.`,
        '4 Belege geprüft, 3 davon mit Fehlern.',
      ],
    });
  });

  it('takes what was removed meanwhile for no fault', async () => {
    expect((await checked(['ok', null], [0])).code).toBe(0);
  });

  it('knows nothing else', () => {
    expect(parseEvidenceCommand(['evidence', 'check'])).toEqual({ name: 'check' });
    for (const args of [['evidence'], ['evidence', 'mend'], ['evidence', 'check', 'all']]) {
      expect(() => parseEvidenceCommand(args)).toThrow(UnknownEvidenceCommand);
    }
  });
});
