import { z } from 'zod';

/** Several hosts with commas are no URL that the platform could parse. */
const ADDRESS = /^esdb(?:\+discover)?:\/\/(?:[^:@/\s]+:[^@/\s]+@)?[^@\s/?]+\/?(?:\?(?<options>\S+))?$/;

/**
 * What may be set of the connection. The leader is always asked, and certificates are always checked; of other options the
 * client would complain in public, with the password.
 */
const OPTIONS = [
  'connectionName',
  'defaultDeadline',
  'discoveryInterval',
  'gossipTimeout',
  'keepAliveInterval',
  'keepAliveTimeout',
  'maxDiscoverAttempts',
  'tls',
  'tlsCAFile',
  'userCertFile',
  'userKeyFile',
];

/** The connection string of an EventStoreDB or KurrentDB, as its own clients take it. */
export const eventStoreUrl = z
  .string()
  .max(2_000, 'ist zu lang.')
  .regex(ADDRESS, 'muss eine Adresse wie esdb://benutzer:passwort@rechner:2113?tls=true sein.')
  .refine(
    (url) =>
      (ADDRESS.exec(url)?.groups?.options ?? '')
        .split('&')
        .filter(Boolean)
        .every((option) => /^[^=]+=[^=]+$/.test(option) && OPTIONS.includes(option.split('=', 1)[0] ?? '')),
    `kennt nach dem Fragezeichen nur ${OPTIONS.join(', ')}.`,
  );
