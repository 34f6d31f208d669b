import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import { Actor, type TimelineStep } from '../ui/Timeline.tsx';

type Kind = AccountHistoryEntry['kind'];

const WHAT: Readonly<Record<Kind, string>> = {
  registered: 'Registriert',
  'registration-repeated': 'Noch einmal mit dieser Adresse registriert: abgelehnt',
  'verification-code-issued': 'Code zur Bestätigung der E-Mail-Adresse verschickt',
  'email-verified': 'E-Mail-Adresse bestätigt',
  'reset-code-issued': 'Code für ein neues Passwort verschickt',
  'password-reset': 'Passwort mit einem Code zurückgesetzt',
  'password-changed': 'Passwort geändert',
  'passkey-added': 'Passkey hinzugefügt',
  'passkey-removed': 'Passkey entfernt',
  'authenticator-app-added': 'Authenticator-App hinzugefügt',
  'authenticator-app-removed': 'Authenticator-App entfernt',
  'recovery-codes-issued': 'Wiederherstellungscodes erstellt',
  'recovery-code-used': 'Wiederherstellungscode benutzt',
  'password-set-by-operator': 'Passwort vom Betreiber gesetzt',
  'role-granted': 'Rolle erhalten',
  'role-revoked': 'Rolle verloren',
  'status-mails-on': 'E-Mails zu Statusänderungen eingeschaltet',
  'status-mails-off': 'E-Mails zu Statusänderungen abgeschaltet',
  'deletion-requested': 'Löschung des Kontos beantragt',
  'deletion-withdrawn': 'Antrag auf Löschung zurückgenommen',
  'email-change-requested': 'Andere E-Mail-Adresse gewünscht, Code verschickt',
  'email-changed': 'E-Mail-Adresse geändert',
  'email-change-undone': 'Änderung der E-Mail-Adresse rückgängig gemacht',
  'email-address-given-up': 'Frühere oder nicht bestätigte E-Mail-Adresse freigegeben',
  'account-erased': 'Konto gelöscht',
  'business-added': 'Unternehmen hinzugefügt',
  'business-removed': 'Unternehmen entfernt',
  'business-restored': 'Unternehmen zurückgeholt',
  'subscription-started': 'Abo abgeschlossen',
  'billing-details-changed': 'Rechnungsangaben geändert',
  'subscription-renewed': 'Abo verlängert',
  'subscription-notice-given': 'Abo gekündigt',
  'subscription-notice-withdrawn': 'Kündigung zurückgenommen',
  'subscription-notice-reminded': 'An die Kündigungsfrist erinnert',
  'subscription-ended': 'Abo beendet',
  'subscription-terminated': 'Abo außerordentlich beendet',
};
const TONES: Readonly<Partial<Record<Kind, TimelineStep['tone']>>> = {
  'registration-repeated': 'wait',
  'email-verified': 'ok',
  'deletion-requested': 'no',
  'account-erased': 'no',
  'business-removed': 'no',
  'subscription-started': 'ok',
};
const ROLE_LABEL = { admin: 'Admin', auditor: 'Prüfer' } as const;
const ACTOR_LABEL = { owner: 'Inhaber', staff: 'Team', operator: 'Betreiber', system: 'System' } as const;

const whatOf = ({ kind, role, business_name: business }: AccountHistoryEntry): string => {
  if (role !== null) return `${WHAT[kind]}: ${ROLE_LABEL[role]}`;
  return business ? `${WHAT[kind]}: ${business}` : WHAT[kind];
};

/** What happened to an account as steps of its timeline, the newest first. */
export const stepsOf = (history: readonly AccountHistoryEntry[]): readonly TimelineStep[] =>
  history.toReversed().map((entry) => ({
    id: entry.id,
    at: entry.at,
    what: whatOf(entry),
    // On the owner's own page the owner needs no link.
    who:
      entry.actor === 'staff' ? (
        <Actor as={ACTOR_LABEL.staff} id={entry.actor_id} email={entry.actor_email} />
      ) : (
        ACTOR_LABEL[entry.actor]
      ),
    tone: TONES[entry.kind] ?? 'plain',
  }));
