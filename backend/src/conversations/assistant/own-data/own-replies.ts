import { PAYMENT_RETRY_DAYS } from '@sternklar/contracts/constants';
import { productFacts } from '@sternklar/contracts/product-facts';
import { facts, HOW_TO_GIVE_NOTICE } from '../knowledge/facts.ts';

/** An end of a term, and the days for notice before it, in words. */
interface EndOfTerm {
  readonly endOfTerm: string;
  /** The day after it, on which the next term begins or nothing runs any more. */
  readonly dayAfter: string;
  readonly recommended: string;
  readonly latest: string;
}

/** Sentences around a customer's own data. */
export const ownReplies = {
  noReviews:
    'Sie haben noch keine Bewertung eingereicht. Wählen Sie bei Ihrem Unternehmen „Löschantrag stellen“, dann sehen Sie ' +
    'hier und auf Ihrer Übersicht, wie Ihr Löschantrag steht.',
  noneBy:
    'Unter Ihren eigenen Bewertungen finde ich keine Bewertung mit diesem Namen. Auskunft gebe ich nur zu Ihren eigenen Daten.',
  noneDecided: 'Über keinen Ihrer Löschanträge hat die Plattform bisher entschieden.',
  noneRefused:
    'Bei Ihnen ist zurzeit kein Löschantrag abgelehnt; ein Widerspruch läuft nicht, und keiner ist verbraucht. Wird einer abgelehnt, gibt es dagegen einen.',
  wishTheAppeal:
    'Wünschen Sie ihn auf der Seite der Bewertung, mit allem, was sie dazu noch wissen soll; eingelegt wird er bei der Plattform von unserem Team.',
  platformDecided: 'Entschieden hat allein die Plattform.',
  againstRefusal:
    'Dagegen lässt sich bei der Plattform einmal Widerspruch einlegen, bisher ist keiner eingelegt; wünschen Sie ihn auf der Seite der Bewertung, mit allem, was sie dazu noch wissen soll.',
  appealWished: (day: string): string =>
    `Dass Sie Widerspruch einlegen möchten, liegt uns seit dem ${day} vor; wir kümmern uns darum.`,
  appealUsed: (isDecided: boolean): string =>
    `Widerspruch ist schon eingelegt, und es gibt nur einen. ${isDecided ? 'Auch auf ihn hin hat die Plattform die Löschung abgelehnt.' : 'Über ihn hat die Plattform noch nicht entschieden.'}`,
  isBack: 'Die Bewertung ist wieder da, und Ihr Antrag beginnt von vorn.',
  changesShow: 'Jede Änderung sehen Sie sofort auf Ihrer Übersicht.',
  moreCases: 'Die übrigen stehen auf Ihrer Übersicht.',
  sortedByStars:
    'Auf Ihrer Übersicht sortieren Sie mit „Wenige Sterne zuerst“ oder „Viele Sterne zuerst“ selbst danach.',
  noBusinesses:
    'Bei Ihnen ist noch kein Unternehmen eingetragen. Wählen Sie auf Ihrer Übersicht „Unternehmen hinzufügen“.',
  noSubscription: 'Sie haben zurzeit kein Abo. Abschließen können Sie es auf Ihrer Übersicht.',
  active: (since: string, { endOfTerm, dayAfter, recommended, latest }: EndOfTerm) =>
    `Ihr Abo ist aktiv, seit dem ${since}, und nicht gekündigt. Die laufende Laufzeit endet am ${endOfTerm}; ohne Kündigung verlängert es sich am ${dayAfter} um ` +
    `weitere ${facts.term}. Eine Kündigung dafür nehmen wir bis zum ${latest} an, am besten kommt sie bis zum ${recommended}.`,
  renewsAnyway: (since: string, running: EndOfTerm, next: EndOfTerm) =>
    `Ihr Abo ist aktiv, seit dem ${since}. Die laufende Laufzeit geht bis zum ${running.endOfTerm}; für eine Kündigung zu diesem Tag ist es ` +
    `seit dem ${running.latest} zu spät. Es verlängert sich daher um ${facts.term} und endet frühestens am ${next.endOfTerm}, wenn Sie bis ` +
    `zum ${next.latest} kündigen, am besten bis zum ${next.recommended}.`,
  noticed: (receivedOn: string, end: string, dayAfter: string) =>
    `Ihr Abo ist gekündigt; die Kündigung ging am ${receivedOn} ein. Bis zum ${end} bleibt es aktiv, am ${dayAfter} ist es zu Ende. ` +
    'Bis dahin können Sie die Kündigung auf Ihrer Kontoseite zurücknehmen.',
  noInvoices:
    'Sie haben noch keine Rechnung. Die erste kommt mit dem Beginn eines Abos, danach jeden Monat eine; Sie finden sie dann auf ' +
    'Ihrer Kontoseite unter „Rechnungen“.',
  stillToCome: (count: number, sum: string, end: string, isLast: boolean) =>
    `Bis zum Ende ${isLast ? 'Ihres Abos' : 'der laufenden Laufzeit'} am ${end} sind das noch ${count} Rechnungen über zusammen ${sum}.`,
  noNextInvoice: 'Es kommt keine weitere Rechnung, weil Ihr Abo vorher endet.',
  onlyNewestInvoices: (count: number) =>
    `Angesehen habe ich Ihre ${count} neuesten Rechnungen; alle stehen auf Ihrer Kontoseite.`,
  noInvoiceThen: 'Aus dieser Zeit gibt es bei Ihnen keine Rechnung.',
  noSuchInvoice: 'Eine solche Rechnung finde ich bei Ihnen nicht.',
  whereInvoicesAre:
    'Jede gibt es auf Ihrer Kontoseite unter „Rechnungen“ als PDF, das zugleich eine E-Rechnung ist (ZUGFeRD).',
  cardRefused: `Ihre Karte wurde dafür abgelehnt. Eine abgelehnte Abbuchung versuchen wir von selbst bis zu ${PAYMENT_RETRY_DAYS.length}-mal erneut.`,
  triesAreOver: `Ihre Karte wurde dafür abgelehnt, auch bei den ${PAYMENT_RETRY_DAYS.length} Versuchen, die wir von selbst erneut machen; weitere folgen nicht.`,
  bankKnowsWhy: 'Warum die Karte abgelehnt wurde, weiß Ihre Bank.',
  howToPay:
    'Bezahlen können Sie sie auch gleich auf Ihrer Kontoseite unter „Rechnungen“ mit „Bezahlen“, mehrere zusammen mit „Alles bezahlen“, auf Wunsch mit einer anderen Karte.',
  noOpenCases: 'Zurzeit läuft bei Ihnen kein Löschantrag; Sie müssen nichts tun.',
  ended: 'Ihr Abo ist beendet, Sie haben also zurzeit kein Abo. Abschließen können Sie es auf Ihrer Übersicht.',
  howToGiveNotice: (dayAfter: string) =>
    `Ohne Kündigung verlängert es sich am ${dayAfter} um weitere ${facts.term}. ${HOW_TO_GIVE_NOTICE} ${productFacts.noticeTooLate}`,
  noticeInGeneral: `Mit Abo gilt: ${productFacts.bothNotices} ${productFacts.noticeTooLate}`,
  /** Added to a general answer, or said alone, when nobody is signed in. */
  signIn: 'Zu Ihren eigenen Unternehmen, Bewertungen und Ihrem Abo gebe ich Ihnen nach der Anmeldung gern Auskunft.',
  unavailable:
    'Ihre Daten kann ich gerade nicht abrufen. Auf Ihrer Übersicht sehen Sie den Stand Ihrer Löschanträge, auf Ihrer ' +
    'Kontoseite Ihr Abo.',
} as const;
