import { countText } from '../german.ts';
import { absent, codeOf, type Finding, right, wrong } from './finding.ts';

/** Whether an event store of its own answers. `head` reads its newest position; null: PostgreSQL keeps the log. */
export const checkEventStore = async (head: (() => Promise<number>) | null): Promise<readonly Finding[]> => {
  if (head === null) return [absent('Nicht eingerichtet: PostgreSQL führt das Ereignisprotokoll')];
  return head().then(
    (position) => [right(`erreicht; das Protokoll endet bei ${countText(position)}`)],
    (error: unknown) => [
      wrong(
        `Der Ereignisspeicher antwortet nicht (${codeOf(error)})`,
        'Prüfen Sie Rechner, Benutzer, Passwort und tls in EVENT_STORE_URL. Solange wird jede Änderung mit 503 abgelehnt.',
      ),
    ],
  );
};
