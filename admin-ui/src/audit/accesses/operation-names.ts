/** What people call the readings of auditors; one that is not here is called as in the API. */
const OPERATIONS: Readonly<Record<string, string>> = {
  'GET /api/admin/users': 'Liste der Benutzer',
  'GET /api/admin/users/:id': 'Benutzer',
  'GET /api/admin/users/:id/history': 'Verlauf eines Benutzers',
  'GET /api/admin/users/:id/businesses': 'Unternehmen eines Benutzers',
  'GET /api/admin/businesses': 'Liste der Unternehmen',
  'GET /api/admin/reviews': 'Liste der Bewertungen',
  'GET /api/admin/reviews/:id': 'Bewertung',
  'GET /api/admin/reviews/:id/history': 'Verlauf einer Bewertung',
  'GET /api/admin/cases': 'Liste der Fälle',
  'GET /api/admin/cases/counts': 'Zahl der offenen Fälle',
  'GET /api/admin/case-figures': 'Zahlen zu Fällen',
  'GET /api/admin/subscriptions': 'Liste der Abos',
  'GET /api/admin/invoices': 'Liste der Rechnungen',
  'GET /api/admin/invoices/open-items': 'Offene Posten',
  'GET /api/admin/unmatched-payments': 'Liste der unklaren Zahlungen',
  'GET /api/admin/journal': 'Buchungsjournal',
  'GET /api/admin/journal/:month/csv': 'Buchungsjournal als CSV',
  'GET /api/admin/journal/:month/datev': 'Buchungsstapel für DATEV',
  'GET /api/admin/partners': 'Liste der Partner',
  'GET /api/admin/partners/:id': 'Partner',
  'GET /api/admin/text-blocks': 'Textbausteine',
  'GET /api/admin/search': 'Suche',
  'GET /api/admin/statistics': 'Übersicht',
  'GET /api/chat/admin/all': 'Liste der Chats',
  'GET /api/chat/admin/:id': 'Chat',
  'GET /api/chat/admin/:id/messages': 'Nachrichten eines Chats',
  'GET /api/audit/inclusion': 'Beweis eines Ereignisses',
  'GET /api/audit/consistency': 'Beweis, dass das Protokoll nur wuchs',
  'GET /api/audit/reviews': 'Bewertungen zu einem Zeitpunkt',
  'GET /api/audit/reviews/:id': 'Zeitreise einer Bewertung',
  'GET /api/audit/reviews/:id/proofs': 'Beweis einer Bewertung',
  'GET /api/audit/reviews/:id/archive': 'Beleg einer Bewertung',
  'GET /api/audit/bundle': 'Prüfbündel',
  'GET /api/audit/tlog/tile/entries/:tile': 'Ereignisse des Protokolls',
  'GET /api/invoices/:id/pdf': 'Rechnung als PDF',
  'GET /api/invoices/:id/xrechnung': 'Rechnung als XRechnung',
  'GET /api/reviews/:id/history': 'Verlauf einer Bewertung für ihren Kunden',
};

/** A HEAD is asked for what a GET reads, and answered without it. */
const asGet = (operation: string): string => operation.replace(/^HEAD /, 'GET ');

export const operationName = (operation: string): string => {
  const name = OPERATIONS[asGet(operation)];
  if (name === undefined) return operation;
  return operation.startsWith('HEAD ') ? `${name} (nur Anzahl und Größe)` : name;
};

const PAGES: readonly (readonly [beginning: string, page: string])[] = [
  ['GET /api/admin/users/', '/users/'],
  ['GET /api/admin/reviews/', '/reviews/'],
  ['GET /api/reviews/', '/reviews/'],
  ['GET /api/audit/reviews/', '/audit/'],
  ['GET /api/chat/admin/', '/chats/'],
  ['GET /api/admin/partners/', '/partners/'],
];

/** The page below /admin about what was read; null where there is none. */
export const subjectPage = (operation: string, subjectId: string | null): string | null => {
  const [, page] = PAGES.find(([beginning]) => asGet(operation).startsWith(beginning)) ?? [];
  return subjectId !== null && page !== undefined ? `${page}${subjectId}` : null;
};
