import { registerBodySchema } from '@sternklar/contracts/accounts/account.api';
import type { Role } from '@sternklar/contracts/accounts/account.events';
import type { Operators } from '../operators.ts';
import type { OperatorCommand } from './operator-command.ts';

export interface OperatorTerminal {
  readonly print: (text: string) => void;
  /** For what was not done, and why. */
  readonly complain: (text: string) => void;
  /** Asks for a password, or reads it from the standard input; null when there is none. */
  readonly readPassword: () => Promise<string | null>;
}

/** Everything but the help, which needs no database. */
type Running = Exclude<OperatorCommand, { readonly name: 'help' }>;

/** Done, or not, and what to tell the operator. */
interface Outcome {
  readonly done: boolean;
  readonly message: string;
}

const done = (message: string): Outcome => ({ done: true, message });
const refused = (message: string): Outcome => ({ done: false, message });

const REFUSALS = {
  'account-unknown': 'Zu dieser Adresse gibt es kein Konto. Legen Sie es mit create an.',
  'email-unverified':
    'Die Adresse dieses Kontos ist nicht bestätigt, es könnte also jedem gehören. Lassen Sie sie zuerst bestätigen.',
  'email-address-taken':
    'Zu dieser Adresse gibt es schon ein Konto. Geben Sie ihm die Rolle mit grant; ein verlorenes Passwort ersetzt „Passwort vergessen?“ auf der Startseite.',
} as const;

type ForRole = Extract<OperatorCommand, { readonly role: Role }>;

const create = async (operators: Operators, { email, role }: ForRole, terminal: OperatorTerminal) => {
  const typed = await terminal.readPassword();
  if (typed === null) return refused('Es wurde kein Passwort eingegeben; nichts ist geändert.');
  const password = registerBodySchema.shape.password.safeParse(typed);
  if (!password.success) return refused(password.error.issues.map(({ message }) => message).join(' '));
  const created = await operators.create({ email, password: password.data, role });
  return created.rejected === undefined
    ? done(`Das Konto ${email} ist angelegt und hat die Rolle ${role}.`)
    : refused(REFUSALS[created.rejected]);
};

const grant = async (operators: Operators, { email, role }: ForRole) => {
  const rejection = await operators.grant(email, role);
  return rejection ? refused(REFUSALS[rejection.rejected]) : done(`${email} hat die Rolle ${role}.`);
};

const revoke = async (operators: Operators, { email, role }: ForRole) => {
  const rejection = await operators.revoke(email, role);
  return rejection ? refused(REFUSALS[rejection.rejected]) : done(`${email} hat die Rolle ${role} nicht mehr.`);
};

const resetSecondFactor = async (operators: Operators, email: string) => {
  const reset = await operators.resetSecondFactor(email);
  if (reset.rejected !== undefined) return refused(REFUSALS[reset.rejected]);
  const passkeys = reset.removed === 1 ? 'Ein Passkey ist' : `${reset.removed} Passkeys sind`;
  return done(
    `${passkeys} von ${email} entfernt${reset.hadApp ? ', die Authenticator-App auch' : ''}, alle Wiederherstellungscodes gelten nicht mehr. Das Passwort gilt weiter.`,
  );
};

const list = async (operators: Operators) => {
  const members = await operators.list();
  if (members.length === 0) return done('Kein Konto hat eine Rolle. Legen Sie mit create eines an.');
  return done(members.map(({ email, roles }) => `${email ?? 'Gelöschtes Konto'}  ${roles.join(', ')}`).join('\n'));
};

const outcomeOf = (operators: Operators, command: Running, terminal: OperatorTerminal): Promise<Outcome> => {
  switch (command.name) {
    case 'reset-second-factor':
      return resetSecondFactor(operators, command.email);
    case 'list':
      return list(operators);
    case 'create':
      return create(operators, command, terminal);
    case 'grant':
      return grant(operators, command);
    case 'revoke':
      return revoke(operators, command);
  }
};

/** Does what the operator typed and says what came of it. Resolves to the exit code. */
export const runOperatorCommand = async (
  operators: Operators,
  command: Running,
  terminal: OperatorTerminal,
): Promise<0 | 1> => {
  const outcome = await outcomeOf(operators, command, terminal);
  if (outcome.done) terminal.print(outcome.message);
  else terminal.complain(outcome.message);
  return outcome.done ? 0 : 1;
};
