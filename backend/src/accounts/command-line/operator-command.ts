import { registerBodySchema } from '@sternklar/contracts/accounts/account.api';
import { type Role, roleSchema } from '@sternklar/contracts/accounts/account.events';

/** What the operator typed after `npm run admin --`. */
export type OperatorCommand =
  | { readonly name: 'help' }
  | { readonly name: 'list' }
  | { readonly name: 'reset-second-factor'; readonly email: string }
  | { readonly name: 'create' | 'grant' | 'revoke'; readonly email: string; readonly role: Role };

/** Not a command; the message is one German sentence. */
export class UnknownOperatorCommand extends Error {
  override readonly name = 'UnknownOperatorCommand';
}

export const ACCOUNTS_HELP = `Konten des Betreibers verwalten.

  npm run admin -- create <E-Mail> [admin|auditor]   bestätigtes Konto anlegen (ohne Angabe: admin)
  npm run admin -- grant  <E-Mail> admin|auditor     einem bestätigten Konto eine Rolle geben
  npm run admin -- revoke <E-Mail> admin|auditor     eine Rolle entziehen; wirkt sofort, auch in offenen Sitzungen
  npm run admin -- reset-second-factor <E-Mail>      Passkeys, Authenticator-App und Wiederherstellungscodes entfernen, wenn sie verloren sind
  npm run admin -- list                              Konten mit Rollen zeigen

Das Passwort für create wird am Terminal verdeckt abgefragt oder, ohne Terminal, aus der ersten Zeile der
Standardeingabe gelesen. Alle Änderungen stehen als Ereignisse des Betreibers im Protokoll.`;

const emailFrom = (text: string | undefined) => {
  const parsed = registerBodySchema.shape.email.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UnknownOperatorCommand('Bitte geben Sie eine gültige E-Mail-Adresse an.');
};

const roleFrom = (text: string | undefined) => {
  const parsed = roleSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UnknownOperatorCommand('Bitte geben Sie als Rolle admin oder auditor an.');
};

const MOST_ARGUMENTS = { help: 1, list: 1, create: 3, grant: 3, revoke: 3, 'reset-second-factor': 2 } as const;

const nameFrom = (text: string | undefined): keyof typeof MOST_ARGUMENTS => {
  switch (text) {
    case undefined:
    case '--help':
    case '-h':
      return 'help';
    case 'help':
    case 'list':
    case 'create':
    case 'grant':
    case 'revoke':
    case 'reset-second-factor':
      return text;
    default:
      throw new UnknownOperatorCommand(`Den Befehl „${text}“ gibt es nicht; npm run admin -- help zeigt alle.`);
  }
};

/** Reads the arguments. Throws `UnknownOperatorCommand`. */
export const parseOperatorCommand = (args: readonly string[]): OperatorCommand => {
  const [first, email, role] = args;
  const name = nameFrom(first);
  if (args.length > MOST_ARGUMENTS[name]) {
    throw new UnknownOperatorCommand('Das sind zu viele Angaben; npm run admin -- help zeigt, wie es geht.');
  }
  switch (name) {
    case 'help':
    case 'list':
      return { name };
    case 'reset-second-factor':
      return { name, email: emailFrom(email) };
    case 'create':
      return { name, email: emailFrom(email), role: roleFrom(role ?? 'admin') };
    default:
      return { name, email: emailFrom(email), role: roleFrom(role) };
  }
};
