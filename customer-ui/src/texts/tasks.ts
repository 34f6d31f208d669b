import type { IncompleteRequests } from '@sternklar/contracts/reviews/casework/casework.api';
import { missingWords } from '@sternklar/contracts/reviews/casework/open-words';
import { formatCount } from './format.ts';

/** Words about what waits for the customer. */
export const taskTexts = {
  label: 'Was auf Sie wartet',
  questionAbout: (reviewer: string) => `Frage zur Bewertung von ${reviewer}`,
  answerNow: 'Jetzt beantworten',
  incompleteOne: (reviewer: string) => `Der Antrag zur Bewertung von ${reviewer} ist noch nicht vollständig`,
  incompleteMany: (total: number) => `${formatCount(total)} Anträge sind noch nicht vollständig`,
  lacks: ({ business_name, missing }: IncompleteRequests['requests'][number]) =>
    `${business_name} · Es fehlt: ${missingWords(missing)}`,
  complete: 'Ergänzen',
  others: (count: number) =>
    `${count === 1 ? 'Ein weiterer folgt' : `${formatCount(count)} weitere folgen`}, sobald diese ergänzt sind.`,
} as const;
