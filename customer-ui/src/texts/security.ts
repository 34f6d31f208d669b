import { KNOWN_DEVICE_LIFETIME_DAYS } from '@sternklar/contracts/constants';
import { formatMoment } from './format.ts';

/** Words of the account page's section on signing in. */
export const securityTexts = {
  title: 'Anmeldung und Sicherheit',
  text: 'Wie Sie sich anmelden, und wo wir Sie wiedererkennen.',
  loading: 'Anmeldung und Sicherheit werden geladen',
  failed: 'Das konnte nicht geladen werden.',
  reload: 'Erneut laden',

  verifyFirst:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse, oben unter „Profil“. Passkeys und eine Authenticator-App richten Sie danach ein.',

  passkeys: 'Passkeys',
  passkeysText:
    'Mit einem Passkey melden Sie sich ohne Passwort an, mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts. Nachgemachte Seiten bekommen ihn nicht.',
  noPasskeys: 'Noch keiner.',
  required:
    'Für die Verwaltung brauchen Sie einen Passkey oder eine Authenticator-App. Sobald das eingerichtet ist, öffnet sie sich.',
  notHere: 'Dieser Browser kennt keine Passkeys.',
  created: (iso: string, now: Date) => `Eingerichtet: ${formatMoment(iso, now)}`,
  lastUse: (iso: string, now: Date) => `Zuletzt benutzt: ${formatMoment(iso, now)}`,
  add: 'Passkey hinzufügen',
  addIntro: 'Geben Sie ihm einen Namen, an dem Sie ihn wiedererkennen, zum Beispiel „Telefon“. Danach fragt Ihr Gerät.',
  addAction: 'Weiter',
  name: 'Name',
  nameMissing: 'Bitte geben Sie dem Passkey einen Namen.',
  added: 'Der Passkey ist eingerichtet.',
  notAdded: 'Der Passkey wurde nicht eingerichtet.',
  remove: 'Entfernen',
  removeNamed: (name: string) => `Entfernen: ${name}`,
  removeIntro: (name: string) => `Mit „${name}“ können Sie sich danach nicht mehr anmelden.`,
  removeTitle: 'Passkey entfernen',
  removed: 'Der Passkey ist entfernt. Löschen Sie ihn auch auf Ihrem Gerät.',
  notRemoved: 'Der Passkey konnte nicht entfernt werden.',

  app: 'Authenticator-App',
  appText:
    'Nach dem Passwort fragen wir auch nach einem Code, den eine App auf Ihrem Telefon zeigt. Wer nur Ihr Passwort kennt, kommt nicht hinein.',
  noApp: 'Nicht eingerichtet.',
  addApp: 'Authenticator-App einrichten',
  addAppIntro:
    'Das geht mit jeder App für Einmalcodes, auch mit vielen Passwortmanagern. Auf allen anderen Geräten werden Sie abgemeldet.',
  appShown: 'Scannen Sie das Bild mit der App und geben Sie dann den Code ein, den sie zeigt.',
  appPicture: 'QR-Code für die Authenticator-App',
  appHere: 'App auf diesem Gerät öffnen',
  appKey: 'Oder geben Sie diesen Schlüssel in der App ein:',
  copyKey: 'Schlüssel kopieren',
  keyCopied: 'Der Schlüssel ist kopiert.',
  keyNotCopied: 'Das Kopieren hat nicht geklappt. Bitte markieren Sie den Schlüssel selbst.',
  addAppAction: 'Einrichten',
  appAdded: 'Die Authenticator-App ist eingerichtet.',
  appNotAdded: 'Die Authenticator-App konnte nicht eingerichtet werden.',
  removeAppTitle: 'Authenticator-App entfernen',
  removeAppIntro: 'Danach öffnet Ihr Passwort allein wieder das Konto.',
  appRemoved: 'Die Authenticator-App ist entfernt. Löschen Sie den Eintrag auch in der App.',
  appNotRemoved: 'Die Authenticator-App konnte nicht entfernt werden.',

  codes: 'Wiederherstellungscodes',
  codesText:
    'Zehn Codes für den Fall, dass Sie Passkeys oder App verlieren. Jeder gilt einmal, zusammen mit dem Passwort.',
  noCodes: 'Noch keine erstellt.',
  codesLeft: (left: number) => (left === 1 ? 'Noch ein Code gilt.' : `Noch ${left} Codes gelten.`),
  issue: 'Codes erstellen',
  issueAgain: 'Neue Codes erstellen',
  issueIntro: 'Wir zeigen die Codes nur einmal. Frühere gelten danach nicht mehr.',
  notIssued: 'Die Codes konnten nicht erstellt werden.',
  codesShown: 'Bewahren Sie diese Codes getrennt von Ihrem Gerät auf. Sie werden nicht noch einmal gezeigt.',
  done: 'Ich habe sie notiert',
  cancel: 'Abbrechen',

  password: 'Ihr Passwort',
  passwordMissing: 'Bitte geben Sie Ihr Passwort an.',
  appCode: 'Code der Authenticator-App oder Wiederherstellungscode',
  recoveryCode: 'Wiederherstellungscode',
  appCodeMissing: 'Bitte geben Sie einen Code ein.',
  instead: 'Mit Passkey bestätigen',
  confirmed: 'Mit Passkey bestätigt.',
  notConfirmed: 'Mit dem Passkey hat es nicht geklappt.',

  knownDevices: 'Bekannte Geräte',
  knownDevicesText: `Hier haben Sie sich schon angemeldet. Wer nur Ihre E-Mail-Adresse kennt, kann Sie von diesen Geräten nicht fernhalten. Nach ${KNOWN_DEVICE_LIFETIME_DAYS} Tagen ohne Anmeldung vergessen wir sie.`,
  noKnownDevices: 'Noch keines. Ab Ihrer nächsten Anmeldung steht hier dieser Browser.',
  unknownDevice: 'Unbekanntes Gerät',
  here: 'Hier',
  lastSignIn: (iso: string, now: Date) => `Zuletzt angemeldet: ${formatMoment(iso, now)}`,
  forget: 'Vergessen',
  forgetNamed: (device: string) => `Vergessen: ${device}`,
  forgotten: 'Das Gerät ist vergessen.',
  notForgotten: 'Das Gerät konnte nicht vergessen werden.',
} as const;
