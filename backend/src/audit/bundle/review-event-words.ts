import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';

/** What an auditor calls the events of a review's case, which stand in a bundle by their English names. */
export const REVIEW_EVENT_WORDS: Readonly<Record<ReviewEvent['type'], string>> = {
  ReviewSubmitted: 'Bewertung eingereicht',
  ReviewStatusChanged: 'Status geändert',
  ReviewNoteAdded: 'Notiz hinzugefügt',
  ReviewErased: 'personenbezogene Angaben gelöscht',
  ReviewDetailsAmended: 'Angaben ergänzt oder korrigiert',
  RemovalWithdrawn: 'Löschantrag zurückgezogen',
  RemovalTakenUpAgain: 'Löschantrag wieder aufgenommen',
  EvidenceAdded: 'Beleg hinzugefügt',
  EvidenceRemoved: 'Beleg entfernt',
  QuestionAsked: 'Kunde gefragt',
  QuestionAnswered: 'Frage beantwortet',
  QuestionReminded: 'an die Frage erinnert',
  QuestionClosed: 'Frage ohne Antwort geschlossen',
  CaseTakenOver: 'Fall übernommen',
  CaseLetGo: 'Fall nicht länger übernommen',
  RemovalForwarded: 'an die Plattform übermittelt',
  RemovalAppealed: 'Widerspruch eingelegt',
  AppealWished: 'Widerspruch gewünscht',
  AppealSetAside: 'kein Widerspruch eingelegt',
  PlatformAnswered: 'Antwort der Plattform eingetragen',
  ReviewCameBack: 'Bewertung wieder auf der Plattform zu sehen',
  FollowUpSet: 'Wiedervorlage gesetzt',
};
