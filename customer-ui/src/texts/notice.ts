import type { Channel, Needed } from '@sternklar/contracts/reviews/casework/casework-words';
import { missingWords } from '@sternklar/contracts/reviews/casework/open-words';

const OF_COMPANY = { company: 'der Name Ihres Unternehmens', address: 'Ihre Anschrift' } as const;

const listed = new Intl.ListFormat('de', { type: 'conjunction' });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words about the text that goes to the platform. It is the customer's; nothing here judges it. */
export const noticeTexts = {
  title: {
    notice: 'So geht Ihr Hinweis an die Plattform',
    appeal: 'So ginge Ihr Widerspruch an die Plattform',
  },
  hint: 'Aus Ihren Angaben, in Ihrem Namen. Wir prüfen nur, ob etwas fehlt; welchen Weg er nimmt, steht danach im Verlauf.',
  way: 'Weg',
  hasText: { 'report-tool': true, 'legal-form': false, email: true, post: true } satisfies Record<Channel, boolean>,
  hasLetter: { 'report-tool': false, 'legal-form': false, email: false, post: true } satisfies Record<Channel, boolean>,
  letter: 'Brief als PDF',
  noLetter: 'Der Brief konnte nicht geladen werden.',
  notDrawn: (letters: string): string =>
    `Diese Zeichen kann der Brief nicht zeigen: ${letters}. An ihrer Stelle steht ein Fragezeichen oder der Buchstabe ohne sein Zeichen; der Brief sagt das auch.`,
  missing: (needed: readonly Needed[]): string => `Es fehlt noch: ${missingWords(needed)}.`,
  complete: 'Angaben ergänzen',
  missingCompany: (names: readonly (keyof typeof OF_COMPANY)[]): string =>
    `${capital(listed.format(names.map((name) => OF_COMPANY[name])))} ${names.length === 1 ? 'ist' : 'sind'} noch nicht hinterlegt.`,
  toCompany: 'In den Rechnungsangaben eintragen',
  notSaid: 'noch nicht angegeben',
  empty: 'Sobald Sie einen Grund wählen oder schreiben, was geschehen ist, steht hier der Text.',
  shortened: (limit: number | null): string =>
    limit === null
      ? 'Der Text ist zu lang und am Ende eines Wortes gekürzt.'
      : `Auf diesem Weg nimmt die Plattform höchstens ${limit.toLocaleString('de-DE')} Zeichen. Ihre Angaben sind am Ende eines Wortes gekürzt; Grund und Erklärung bleiben ganz.`,
  change: 'Grund und Angaben ändern',
} as const;
