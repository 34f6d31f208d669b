import { z } from 'zod';
import { KNOWN_TERMS } from './legal-versions.ts';

/** As it is recorded, in words that stay readable when there are newer versions. */
export const acceptedTermsSchema = z.object({ agb: z.string(), datenschutz: z.string() });
export type AcceptedTerms = z.output<typeof acceptedTermsSchema>;

/** As a client says it; left out by one that showed neither. */
export const acceptedTermsBodySchema = z
  .object(
    {
      agb: z.enum(KNOWN_TERMS.agb, 'Diese Fassung der AGB gibt es nicht.'),
      datenschutz: z.enum(KNOWN_TERMS.datenschutz, 'Diese Fassung der Datenschutzerklärung gibt es nicht.'),
    },
    'Bitte geben Sie die Fassungen von AGB und Datenschutzerklärung an.',
  )
  .nullish();
