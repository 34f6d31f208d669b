import { productFacts } from '@sternklar/contracts/product-facts';
import { facts, HOW_TO_GIVE_NOTICE } from '../knowledge/facts.ts';

/** Sentences around a customer's own data. */
export const ownReplies = {
  noReviews:
    'Sie haben noch keine Bewertung eingereicht. Wählen Sie bei Ihrem Unternehmen „Bewertung hinzufügen“, dann sehen Sie ' +
    'hier und auf Ihrer Übersicht, wie Ihr Löschantrag steht.',
  noneBy:
    'Unter Ihren eigenen Bewertungen finde ich keine Bewertung mit diesem Namen. Auskunft gebe ich nur zu Ihren eigenen Daten.',
  changesShow: 'Jede Änderung sehen Sie sofort auf Ihrer Übersicht.',
  moreCases: 'Die übrigen stehen auf Ihrer Übersicht.',
  noBusinesses:
    'Bei Ihnen ist noch kein Unternehmen eingetragen. Wählen Sie auf Ihrer Übersicht „Unternehmen hinzufügen“.',
  noSubscription: 'Sie haben zurzeit kein Abo. Abschließen können Sie es auf Ihrer Übersicht.',
  active: (since: string, end: string) =>
    `Ihr Abo ist aktiv, seit dem ${since}. Die laufende Laufzeit endet am ${end}; ohne Kündigung verlängert es sich um ` +
    `weitere ${facts.term}.`,
  noticed: (receivedOn: string, end: string) =>
    `Ihr Abo ist gekündigt; die Kündigung ging am ${receivedOn} ein. Bis zum ${end} bleibt es aktiv, danach endet es. ` +
    'Bis dahin können Sie die Kündigung auf Ihrer Kontoseite zurücknehmen.',
  ended: 'Ihr Abo ist beendet, Sie haben also zurzeit kein Abo. Abschließen können Sie es auf Ihrer Übersicht.',
  howToGiveNotice: `${HOW_TO_GIVE_NOTICE} ${productFacts.noticeTooLate}`,
  noticeInGeneral: `Mit Abo gilt: ${productFacts.bothNotices}`,
  /** Added to a general answer, or said alone, when nobody is signed in. */
  signIn: 'Zu Ihren eigenen Unternehmen, Bewertungen und Ihrem Abo gebe ich Ihnen nach der Anmeldung gern Auskunft.',
  unavailable:
    'Ihre Daten kann ich gerade nicht abrufen. Auf Ihrer Übersicht sehen Sie den Stand Ihrer Löschanträge, auf Ihrer ' +
    'Kontoseite Ihr Abo.',
} as const;
