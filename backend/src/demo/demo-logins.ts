/** Logins of the demonstration, printed at its start. The passwords are public, so it never runs in production. */
export const DEMO_LOGINS = {
  customer: { email: 'inhaber@baeckerei-sonnenschein.example', password: 'sternklar-demo' },
  admin: { email: 'admin@sternklar.example', password: 'sternklar-admin' },
  auditor: { email: 'pruefung@sternklar.example', password: 'sternklar-pruefung' },
} as const;
