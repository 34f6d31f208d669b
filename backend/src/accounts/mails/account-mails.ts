import { CODE_LIFETIME_MS, COPIES_READABLE_DAYS, DELETION_REQUEST_WAITS_DAYS } from '@sternklar/contracts/constants';
import { z } from 'zod';
import { mail, momentInBerlin, twinsBeside } from '../../platform/mail.port.ts';
import type { OneTimeCodes } from '../one-time-codes.ts';

interface CodeSource {
  readonly accountServices: { readonly codes: Pick<OneTimeCodes, 'codeOf'> };
}

const twins = twinsBeside(import.meta.url);
const codeValidity = `${CODE_LIFETIME_MS / 60_000} Minuten`;

/** The outbox holds the event that issued the code: the code itself is derived from it. */
const codeMail = {
  twins,
  params: z.object({ codeEventId: z.uuid() }),
  usefulForMs: CODE_LIFETIME_MS,
  content: ({ codeEventId }: { readonly codeEventId: string }, { accountServices }: CodeSource) => ({
    code: accountServices.codes.codeOf(codeEventId),
  }),
};

export const verifyEmailMail = mail({
  ...codeMail,
  name: 'verify-email',
  words: ({ code }, brandName) => ({
    subject: `Ihr Bestätigungscode für ${brandName}`,
    preheader: `Bestätigen Sie Ihre E-Mail-Adresse. Der Code gilt ${codeValidity}.`,
    data: { code, codeValidity },
  }),
  samples: { 'verify-email': { code: 'K7M2XQ' } },
});

export const resetPasswordMail = mail({
  ...codeMail,
  name: 'reset-password',
  words: ({ code }, brandName) => ({
    subject: `Ihr Code für ein neues Passwort bei ${brandName}`,
    preheader: `Legen Sie ein neues Passwort fest. Der Code gilt ${codeValidity}.`,
    data: { code, codeValidity },
  }),
  samples: { 'reset-password': { code: 'P4W9RT' } },
});

export const addressAlreadyRegisteredMail = mail({
  name: 'address-already-registered',
  twins,
  params: z.object({}),
  content: () => ({}),
  words: (_, brandName) => ({
    subject: `Sie haben schon ein Konto bei ${brandName}`,
    preheader: 'Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Ihr Konto ist unverändert.',
    data: {},
  }),
  samples: { 'address-already-registered': {} },
});

export const passwordChangedMail = mail({
  name: 'password-changed',
  twins,
  params: z.object({ changedAt: z.iso.datetime() }),
  content: (params) => params,
  words: ({ changedAt }, brandName) => ({
    subject: `Ihr Passwort bei ${brandName} wurde geändert`,
    preheader: 'Sie waren das nicht? Dann legen Sie bitte sofort ein neues Passwort fest.',
    data: { changedAt: momentInBerlin(changedAt) },
  }),
  samples: { 'password-changed': { changedAt: '2026-07-14T21:59:00.000Z' } },
});

export const accountDeletionRequestedMail = mail({
  name: 'account-deletion-requested',
  twins,
  params: z.object({ requestedAt: z.iso.datetime() }),
  content: (params) => params,
  words: ({ requestedAt }, brandName) => ({
    subject: `Sie möchten Ihr Konto bei ${brandName} löschen`,
    preheader: 'Ihr Antrag ist bei uns. Bis zur Löschung können Sie ihn zurückziehen.',
    data: {
      requestedAt: momentInBerlin(requestedAt),
      waitsDays: DELETION_REQUEST_WAITS_DAYS,
      copiesDays: COPIES_READABLE_DAYS,
    },
  }),
  samples: { 'account-deletion-requested': { requestedAt: '2026-07-14T21:59:00.000Z' } },
});
