import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';

/** In the first person and as far as they know: the customer says it, we carry it, and nobody here judges it. */
export const GROUND: Readonly<Record<RemovalReason, string>> = {
  kein_kundenkontakt:
    'Diese Person war nach unserer Kenntnis nie unsere Kundin oder unser Kunde: Zu der Bewertung finden wir keinen Kontakt, der ihr zugrunde liegen könnte. Wir bitten Sie, den Verfasser nach Belegen für seinen Besuch zu fragen.',
  unwahre_tatsache:
    'Die Bewertung behauptet nach unserer Kenntnis Tatsachen, die nicht zutreffen. Wir bitten Sie, das zu prüfen.',
  beleidigung: 'Wir fühlen uns durch die Bewertung beleidigt und bitten Sie, das anhand Ihrer Richtlinien zu prüfen.',
  datenschutz:
    'Die Bewertung nennt nach unserer Kenntnis persönliche Daten. Wir sind mit deren Veröffentlichung nicht einverstanden und bitten Sie, das zu prüfen.',
  spam: 'Die Bewertung gibt nach unserem Eindruck keine eigene Erfahrung wieder, sondern wirbt oder wiederholt sich. Wir bitten Sie, das anhand Ihrer Richtlinien zu prüfen.',
  anderer: 'Wir bitten Sie, die Bewertung aus dem folgenden Grund zu prüfen.',
};
