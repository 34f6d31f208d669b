import { z } from 'zod';
import { mail, momentInBerlin, twinsBeside } from '../../platform/mail.port.ts';

const CHANGES = [
  'passkey-added',
  'passkey-removed',
  'authenticator-app-added',
  'authenticator-app-removed',
  'recovery-code-used',
] as const;
type Change = (typeof CHANGES)[number];

const WORDS: Readonly<Record<Change, { readonly title: string; readonly sentence: string }>> = {
  'passkey-added': {
    title: 'Neuer Passkey',
    sentence: 'Ihr Konto lässt sich jetzt auch mit einem neuen Passkey öffnen.',
  },
  'passkey-removed': {
    title: 'Passkey entfernt',
    sentence: 'Ein Passkey öffnet Ihr Konto nicht mehr. Löschen Sie ihn auch auf dem Gerät, auf dem er liegt.',
  },
  'authenticator-app-added': {
    title: 'Neue Authenticator-App',
    sentence: 'Wer sich mit Ihrem Passwort anmeldet, wird jetzt auch nach einem Code aus dieser App gefragt.',
  },
  'authenticator-app-removed': {
    title: 'Authenticator-App entfernt',
    sentence:
      'Nach einem Code aus der App wird nicht mehr gefragt. Ihr Konto öffnet sich wieder mit dem Passwort allein.',
  },
  'recovery-code-used': {
    title: 'Wiederherstellungscode benutzt',
    sentence:
      'Ihr Konto wurde mit dem Passwort und einem Wiederherstellungscode geöffnet. Dieser Code gilt nicht mehr.',
  },
};

/** Tells the owner of whatever changes who gets in. */
export const signInChangedMail = mail({
  name: 'sign-in-changed',
  twins: twinsBeside(import.meta.url),
  params: z.object({ what: z.enum(CHANGES), at: z.iso.datetime() }),
  content: (params) => params,
  words: ({ what, at }, brandName) => ({
    subject: `${WORDS[what].title} bei ${brandName}`,
    preheader: 'Sie waren das nicht? Dann legen Sie bitte sofort ein neues Passwort fest.',
    data: { ...WORDS[what], at: momentInBerlin(at) },
  }),
  samples: {
    'sign-in-changed': { what: 'passkey-added', at: '2026-07-14T21:59:00.000Z' },
    'sign-in-changed-removed': { what: 'passkey-removed', at: '2026-07-14T21:59:00.000Z' },
    'sign-in-changed-app': { what: 'authenticator-app-added', at: '2026-07-14T21:59:00.000Z' },
    'sign-in-changed-app-removed': { what: 'authenticator-app-removed', at: '2026-07-14T21:59:00.000Z' },
    'sign-in-changed-recovered': { what: 'recovery-code-used', at: '2026-07-14T21:59:00.000Z' },
  },
});
