/** Words for what is asked for beside the password; apart from those of the dialogs, which every page loads. */
export const secondFactorTexts = {
  appCode: 'Code aus der Authenticator-App',
  appCodeMissing: 'Bitte geben Sie den Code ein, den Ihre App zeigt.',
  withRecoveryCode: 'Wiederherstellungscode eingeben',
  withAppCode: 'Code aus der App eingeben',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeMissing: 'Bitte geben Sie einen Wiederherstellungscode ein.',
} as const;
