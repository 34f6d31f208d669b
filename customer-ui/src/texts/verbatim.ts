import { english, german } from './phrase.ts';

/** The texts that the specification puts in quotation marks, kept to the letter. */
export const verbatim = {
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
