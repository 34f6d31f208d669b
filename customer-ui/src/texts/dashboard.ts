import { formatCount, formatQuantity } from './format.ts';
import { siteTexts } from './site.ts';

const businessCount = (businesses: number) => formatQuantity(businesses, 'Ein Unternehmen', 'Unternehmen');

/** Words of the dashboard. */
export const dashboardTexts = {
  title: siteTexts.dashboardHeading,
  account: 'Konto',
  subscribed: 'Abo aktiv',
  notSubscribed: 'Kein Abo',
  admin: 'Admin',
  audit: 'Prüfung',
  setUpPasskey: 'Passkey einrichten',
  logOut: 'Abmelden',
  counts: (businesses: number, reviews: number) =>
    `${businessCount(businesses)} · ${formatQuantity(reviews, 'ein Löschantrag', 'Löschanträge')}`,
  businessCount,
  countUnknown: '–',
  countUnknownSpoken: 'Anzahl unbekannt',
  loading: siteTexts.dashboardLoading,

  filterLegend: 'Nach Status filtern',
  filterAll: 'Alle',
  count: formatCount,

  unverified: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  enterCode: 'Code eingeben',

  emptyTitle: 'Noch kein Unternehmen.',
  emptyText:
    'Fügen Sie das Unternehmen hinzu, um dessen Bewertungen es geht. Sie brauchen nur den Namen und den Link zu seinem Profil.',
  emptyAuditor: 'Zum Protokoll führt oben „Prüfung“.',
  businessesFailed: 'Ihre Unternehmen konnten nicht geladen werden.',
  reload: 'Erneut laden',

  liveLost: 'Verbindung unterbrochen – Änderungen erscheinen, sobald sie wieder steht.',
} as const;

/** Words of the offer to install the app. */
export const installTexts = {
  label: 'Als App installieren',
  offer: 'Legen Sie Ihre Übersicht als App auf den Startbildschirm: Sie öffnet sich dann in einem eigenen Fenster.',
  accept: 'Installieren',
  decline: 'Nein danke',
} as const;
