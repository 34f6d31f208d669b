import { CODE_LIFETIME_MS, CODE_MAX_TRIES } from '@sternklar/contracts/constants';
import { Refusal } from '../platform/refusal.port.ts';

/** All that login and registration ever say about a failure: nothing to enumerate accounts by. */
export const AUTHENTICATION_FAILED = 'Authentifizierung fehlgeschlagen';

const whatToDo =
  `Bitte prüfen Sie die Eingabe. Ein Code gilt ${CODE_LIFETIME_MS / 60_000} Minuten und für ` +
  `${CODE_MAX_TRIES} Versuche; danach fordern Sie bitte einen neuen an.`;

/** The same words for a wrong, an expired and a used-up code. */
export const invalidVerificationCode = () =>
  new Refusal(400, 'code-invalid', `Ungültiger Verifizierungscode. ${whatToDo}`);
/** The same words for an unknown address, too. */
export const invalidResetCode = () => new Refusal(400, 'code-invalid', `Ungültiger Reset-Code. ${whatToDo}`);

export const EMAIL_UNVERIFIED =
  'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse, mit dem Code, den wir Ihnen geschickt haben. Passkeys, eine Authenticator-App und Wiederherstellungscodes können Sie danach einrichten.';

/** For whatever opens the account beside its password. */
export const emailUnverified = () => new Refusal(409, 'email-unverified', EMAIL_UNVERIFIED);

const inWords = (seconds: number) => {
  if (seconds === 1) return 'eine Sekunde';
  if (seconds <= 120) return `${seconds} Sekunden`;
  return seconds <= 7_200 ? `${Math.ceil(seconds / 60)} Minuten` : `${Math.ceil(seconds / 3_600)} Stunden`;
};

/** Dative, for 'in …'. */
export const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
};

export const codeTooSoon = (waitSeconds: number) =>
  new Refusal(
    429,
    'code-too-soon',
    `Bitte warten Sie noch ${inWords(waitSeconds)}, bevor Sie einen neuen Code anfordern.`,
    {
      retryAfterSeconds: waitSeconds,
    },
  );

const PASSWORD_WRONG = 'Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.';

/** For somebody who is signed in; `field` is the password's name in the body. */
export const passwordWrong = (field: string) =>
  new Refusal(400, 'password-wrong', PASSWORD_WRONG, { errors: [{ field, message: PASSWORD_WRONG }] });

/** The same words for an unknown key, a wrong signature, another site's and one that came too late or before. */
export const passkeyWrong = () =>
  new Refusal(
    400,
    'passkey-wrong',
    'Mit diesem Passkey hat es nicht geklappt. Bitte versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
  );

export const tooManyPasswordTries = (waitSeconds: number) =>
  new Refusal(
    429,
    'too-many-password-tries',
    `Zu viele falsche Passwörter. Bitte versuchen Sie es in ${inMinutes(waitSeconds)} erneut.`,
    { retryAfterSeconds: waitSeconds },
  );
