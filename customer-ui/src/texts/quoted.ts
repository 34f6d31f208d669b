import type { Site } from '@sternklar/contracts/site';
import { SITE } from '../site.ts';
import { english, german, type Phrase } from './phrase.ts';

/** The texts that the specification puts in quotation marks, kept to the letter. */
export const specified = {
  authenticationFailed: german('Authentifizierung fehlgeschlagen'),
  resetCodeNotSent: german('Fehler beim Senden des Reset-Codes'),
  resetCodeInvalid: german('Ungültiger Reset-Code'),
  codeInvalid: german('Ungültiger Verifizierungscode'),
  codeInvalidOnDashboard: english('Invalid verification code'),
  codeNotResent: german('Fehler beim Senden'),
  codeNotResentOnDashboard: english('Failed to resend code'),
  userNotLoaded: english('Failed to load user data'),
  businessesNotLoaded: english('Failed to load businesses'),
  businessNotDeleted: english('Failed to delete business'),
  businessNotAdded: english('Failed to add business'),
  reviewNotAdded: english('Failed to add review'),
  messageNotSent: english('Failed to send message'),
  paymentFailed: german('Zahlung fehlgeschlagen'),

  adminAccessRequired: english('Admin access required'),

  welcomeBack: german('Willkommen zurück!'),
  codeSent: german('Verifizierungscode wurde an Ihre E-Mail gesendet!'),
  emailVerified: german('E-Mail erfolgreich verifiziert!'),
  businessAdded: english('Business added successfully!'),
  businessDeleted: english('Business deleted'),
  reviewAdded: english('Review added successfully!'),

  forgotPassword: german('Passwort vergessen?'),
  passwordHint: german('Mindestens 6 Zeichen'),
  viewGoogleProfile: english('View Google Profile'),
  confirmBusinessDeletion: english('Delete this business and all its reviews?'),
} as const;

type Quoted = typeof specified;
type QuotedName = keyof Quoted;
type EnglishName = { [Name in QuotedName]: Quoted[Name]['lang'] extends 'en' ? Name : never }[QuotedName];

/** What an installation with `UI_TEXTS=de` says in place of each English text. */
export const quotedInGerman: Readonly<Record<EnglishName, string>> = {
  codeInvalidOnDashboard: 'Ungültiger Verifizierungscode',
  codeNotResentOnDashboard: 'Der Code konnte nicht erneut gesendet werden',
  userNotLoaded: 'Ihre Kontodaten konnten nicht geladen werden',
  businessesNotLoaded: 'Ihre Unternehmen konnten nicht geladen werden',
  businessNotDeleted: 'Das Unternehmen konnte nicht gelöscht werden',
  businessNotAdded: 'Das Unternehmen konnte nicht hinzugefügt werden',
  reviewNotAdded: 'Die Bewertung konnte nicht hinzugefügt werden',
  messageNotSent: 'Die Nachricht konnte nicht gesendet werden',
  adminAccessRequired: 'Dafür brauchen Sie Administratorrechte',
  businessAdded: 'Unternehmen hinzugefügt!',
  businessDeleted: 'Unternehmen gelöscht',
  reviewAdded: 'Bewertung hinzugefügt!',
  viewGoogleProfile: 'Google-Profil ansehen',
  confirmBusinessDeletion: 'Dieses Unternehmen und alle seine Bewertungen löschen?',
};

type Texts = Readonly<Record<QuotedName, Phrase>>;

const inGerman: Texts = {
  ...specified,
  ...(Object.fromEntries(Object.entries(quotedInGerman).map(([name, text]) => [name, german(text)])) as Record<
    EnglishName,
    Phrase
  >),
};

/** The quoted texts as an installation wants them said. */
export const quotedFor = (uiTexts: Site['uiTexts']): Texts => (uiTexts === 'de' ? inGerman : specified);

/** The quoted texts as this installation says them. */
export const quoted: Texts = quotedFor(SITE.uiTexts);
