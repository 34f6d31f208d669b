import { EMAIL_MAX_LENGTH, LINK_MAX_LENGTH } from '@sternklar/contracts/constants';
import { isSecureWebLink } from '@sternklar/contracts/web-link';
import { z } from 'zod';

/** The address field of a letter has room for so many lines, and each of them for so many characters. */
const ADDRESS_LINES = 6;
const ADDRESS_LINE_LENGTH = 60;
/** Every ground's sentence fits, whatever the customer adds. */
const LEAST_CHARACTERS = 500;

/** Desks open it in a new tab: nothing but a page on the web, and never unencrypted. */
const formUrl = z
  .string()
  .trim()
  .max(LINK_MAX_LENGTH, 'ist zu lang.')
  .refine(isSecureWebLink, 'muss eine Adresse wie https://www.beispiel.de/formular sein.');

const characters = z
  .string()
  .regex(/^\d{1,6}$/, `muss eine ganze Zahl von ${LEAST_CHARACTERS} bis 20000 sein.`)
  .transform(Number)
  .pipe(
    z
      .number()
      .min(LEAST_CHARACTERS, `muss mindestens ${LEAST_CHARACTERS} sein.`)
      .max(20_000, 'darf höchstens 20000 sein.'),
  );

const postalAddress = z
  .string()
  .transform((text) =>
    text
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine(
    (lines) => lines.length <= ADDRESS_LINES && lines.every((line) => line.length <= ADDRESS_LINE_LENGTH),
    `darf höchstens ${ADDRESS_LINES} Zeilen zu je ${ADDRESS_LINE_LENGTH} Zeichen haben, durch Semikolon getrennt.`,
  );

/** Where the platform takes what customers want to tell it, and how long that may be. */
export const noticeSettings = {
  PLATFORM_REPORT_URL: formUrl.default('https://support.google.com/business/workflow/9945796'),
  PLATFORM_LEGAL_URL: formUrl.default('https://support.google.com/legal/troubleshooter/1114905'),
  PLATFORM_EMAIL: z.email('muss eine E-Mail-Adresse sein.').max(EMAIL_MAX_LENGTH, 'ist zu lang.').optional(),
  PLATFORM_POSTAL_ADDRESS: postalAddress.prefault(
    'Google Ireland Limited; Gordon House; Barrow Street; Dublin 4; D04 E5W5; IRLAND',
  ),
  PLATFORM_REPORT_LIMIT: characters.prefault('1000'),
  PLATFORM_LEGAL_LIMIT: characters.optional(),
} as const;
