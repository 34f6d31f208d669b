import { EXAMPLE_OPERATOR } from './operator-settings.ts';
import { unsafeProblems } from './unsafe-settings.ts';

/** What an installation for customers must set itself: nothing generated, nothing invented. */
const REQUIRED = [
  'JWT_SECRET',
  'MASTER_KEY',
  'AUDIT_SIGNING_KEY',
  'PUBLIC_URL',
  'SMTP_URL',
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_STREET',
  'OPERATOR_POSTAL_CODE',
  'OPERATOR_EMAIL',
  'OPERATOR_REGISTER',
  'OPERATOR_VAT_ID',
  'OPERATOR_HOSTING_PROVIDER',
  'OPERATOR_MAIL_PROVIDER',
  'OPERATOR_DATA_PROTECTION_AUTHORITY',
] as const;

/** Fine while developing, a hole in production. */
const REFUSED = {
  EXPOSE_CODES: 'ist in production nicht erlaubt: Antworten würden die Bestätigungscodes verraten.',
  DEMO_DATA: 'ist in production nicht erlaubt: die Demo-Konten haben bekannte Passwörter.',
} as const;

/** The privacy policy names whoever words answers with a model. */
const requiredIn = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  // A folder holds it as well as a setting.
  const required = REQUIRED.filter((name) => name !== 'MASTER_KEY' || env.MASTER_KEY_DIR === undefined);
  return env.ASSISTANT_URL === undefined ? required : [...required, 'ASSISTANT_PROVIDER'];
};

/** What only the demonstration's operator is called. */
const EXAMPLES: ReadonlySet<string> = new Set(
  Object.values(EXAMPLE_OPERATOR)
    .filter((value) => value !== null)
    .filter((value) => /beispiel/i.test(value) || value === EXAMPLE_OPERATOR.phone),
);
const isPlaceholder = (value: string) => /eintragen|example\.invalid/i.test(value) || EXAMPLES.has(value);
const isOn = (value: string | undefined) => value === 'true' || value === '1';

/** One German clause for every setting that keeps production from starting; none outside production. */
export const productionProblems = (env: Readonly<Record<string, string | undefined>>): string[] => {
  if (env.NODE_ENV !== 'production') return [];
  const required = requiredIn(env);
  const missing = required.filter((name) => env[name] === undefined).map((name) => `${name}: fehlt.`);
  const placeholders = required
    .filter((name) => isPlaceholder(env[name] ?? ''))
    .map((name) => `${name}: enthält noch einen Platzhalter.`);
  const refused = Object.entries(REFUSED).flatMap(([name, why]) => (isOn(env[name]) ? [`${name}: ${why}`] : []));
  return [...missing, ...placeholders, ...refused, ...unsafeProblems(env)];
};
