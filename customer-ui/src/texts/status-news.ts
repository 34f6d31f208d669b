import { formatCount } from './format.ts';

/** Words about a status that changed while a page is open. What was decided is told as it is. */
export const statusNewsTexts = {
  one: (reviewer: string | null, status: string) =>
    reviewer === null
      ? `Eine Ihrer Bewertungen ist jetzt: ${status}.`
      : `Die Bewertung von ${reviewer} ist jetzt: ${status}.`,
  ofAppeal: (reviewer: string | null) =>
    `Die Plattform hat Ihren Widerspruch${reviewer === null ? '' : ` zur Bewertung von ${reviewer}`} abgelehnt.`,
  several: (count: number, reviewer: string | null, status: string) =>
    `${formatCount(count)} Bewertungen haben einen neuen Stand, zuletzt${reviewer === null ? '' : ` die von ${reviewer}`}: ${status}.`,
  appealRefused: 'Widerspruch abgelehnt',
  see: 'Ansehen',
} as const;
