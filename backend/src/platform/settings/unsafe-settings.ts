type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_MIN_LETTERS = 10;
const KEY_MIN_BYTES = 8;
const STAFF_PASSWORD_MIN_LENGTH = 12;
/** Stand in README.md and at the demonstration's start. */
const PUBLIC_PASSWORDS = ['sternklar-demo', 'sternklar-admin', 'sternklar-pruefung'];
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const differentIn = (bytes: Iterable<unknown>): number => new Set(bytes).size;
const keyBytes = (value: string): Buffer => Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64');

const SECRETS = ['JWT_SECRET', 'MASTER_KEY', 'AUDIT_SIGNING_KEY'] as const;

const secretProblems = (env: Environment): readonly string[] => {
  const given = SECRETS.flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [{ name, value }] : [];
  });
  const isGuessable = (name: string, value: string) =>
    name === 'JWT_SECRET' ? differentIn(value) < SECRET_MIN_LETTERS : differentIn(keyBytes(value)) < KEY_MIN_BYTES;
  const guessable = given
    .filter(({ name, value }) => isGuessable(name, value))
    .map(
      ({ name }) => `${name}: ist zu erraten; nehmen Sie etwas Zufälliges, zum Beispiel aus: openssl rand -base64 32`,
    );
  const repeated = given
    .filter(({ value }, index) => given.findIndex((other) => other.value === value) < index)
    .map(({ name }) => `${name}: ist dasselbe wie ein anderes Geheimnis; jedes braucht sein eigenes.`);
  return [...guessable, ...repeated];
};

const passwordProblems = (env: Environment): readonly string[] =>
  ['ADMIN_PASSWORD', 'AUDITOR_PASSWORD'].flatMap((name) => {
    const value = env[name];
    if (value === undefined) return [];
    if (PUBLIC_PASSWORDS.includes(value)) return [`${name}: ist ein bekanntes Passwort.`];
    return value.length < STAFF_PASSWORD_MIN_LENGTH
      ? [`${name}: braucht in production mindestens ${STAFF_PASSWORD_MIN_LENGTH} Zeichen.`]
      : [];
  });

const addressProblems = ({ PUBLIC_URL: url = '' }: Environment): readonly string[] => {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'http:' && !OWN_MACHINE.includes(parsed.hostname)
    ? ['PUBLIC_URL: muss mit https:// beginnen, sonst lesen andere Anmeldungen mit.']
    : [];
};

/** One German clause for every setting that can never be meant where customers are. */
export const unsafeProblems = (env: Environment): readonly string[] => [
  ...secretProblems(env),
  ...passwordProblems(env),
  ...addressProblems(env),
];

const isMailTrap = (url: string): boolean => {
  const { hostname, port } = URL.parse(url) ?? { hostname: '', port: '' };
  return /mailpit|mailhog|mailcatcher/i.test(hostname) || port === '1025';
};

/** One German sentence for every setting that may be meant, and would be a mistake elsewhere. */
export const unsafeWarnings = (env: Environment): readonly string[] => {
  if (env.NODE_ENV !== 'production') return [];
  const takesCards = env.PAYMENT_PROVIDER === 'stripe';
  return [
    ...(takesCards ? [] : ['PAYMENT_PROVIDER: Zahlungen sind simuliert; es kommt kein Geld, Rechnungen aber gelten.']),
    ...(takesCards && /^[rs]k_test_/.test(env.STRIPE_SECRET_KEY ?? '')
      ? ['STRIPE_SECRET_KEY: ist ein Testschlüssel; es kommt kein Geld, Rechnungen aber gelten.']
      : []),
    ...(isMailTrap(env.SMTP_URL ?? '') ? ['SMTP_URL: führt zu einem Postfach für Tests; niemand bekommt Post.'] : []),
  ];
};
