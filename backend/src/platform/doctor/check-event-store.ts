import { StartRefused } from '@sternklar/event-store/start-refused';
import { countText } from '../german.ts';
import { absent, codeOf, type Finding, right, wrong } from './finding.ts';

const MEANWHILE = 'Solange wird jede Änderung mit 503 abgelehnt.';

/** In the words of a start that is refused for it. */
const keptOut = (error: unknown): Finding | null =>
  error instanceof StartRefused
    ? wrong('Der Ereignisspeicher antwortet nicht, wie das Produkt es braucht', `${error.message} ${MEANWHILE}`)
    : null;

/** Whether an event store of its own answers. `head` reads its newest position; null: PostgreSQL keeps the log. */
export const checkEventStore = async (head: (() => Promise<number>) | null): Promise<readonly Finding[]> => {
  if (head === null) return [absent('Nicht eingerichtet: PostgreSQL führt das Ereignisprotokoll')];
  return head().then(
    (position) => [right(`erreicht; das Protokoll endet bei ${countText(position)}`)],
    (error: unknown) => [
      keptOut(error) ??
        wrong(
          `Der Ereignisspeicher antwortet nicht (${codeOf(error)})`,
          `Prüfen Sie Rechner, Benutzer, Passwort und tls in EVENT_STORE_URL. ${MEANWHILE}`,
        ),
    ],
  );
};
