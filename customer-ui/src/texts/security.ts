import { KNOWN_DEVICE_LIFETIME_DAYS } from '@sternklar/contracts/constants';
import { formatMoment } from './format.ts';

/** Words of the account page's section on signing in. */
export const securityTexts = {
  title: 'Anmeldung und Sicherheit',
  text: 'Wie Sie sich anmelden, und wo wir Sie wiedererkennen.',
  loading: 'Anmeldung und Sicherheit werden geladen',
  failed: 'Das konnte nicht geladen werden.',
  reload: 'Erneut laden',

  knownDevices: 'Bekannte Geräte',
  knownDevicesText: `Hier haben Sie sich schon angemeldet. Wer nur Ihre E-Mail-Adresse kennt, kann Sie von diesen Geräten nicht fernhalten. Nach ${KNOWN_DEVICE_LIFETIME_DAYS} Tagen ohne Anmeldung vergessen wir sie.`,
  noKnownDevices: 'Noch keines. Mit Ihrer nächsten Anmeldung wird dieses Gerät bekannt.',
  unknownDevice: 'Unbekanntes Gerät',
  here: 'Hier',
  lastSignIn: (iso: string, now: Date) => `Zuletzt angemeldet: ${formatMoment(iso, now)}`,
  forget: 'Vergessen',
  forgetNamed: (device: string) => `Vergessen: ${device}`,
  forgotten: 'Das Gerät ist vergessen.',
  notForgotten: 'Das Gerät konnte nicht vergessen werden.',
} as const;
