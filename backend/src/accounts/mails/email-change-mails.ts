import { CODE_LIFETIME_MS, EMAIL_CHANGE_UNDO_DAYS } from '@sternklar/contracts/constants';
import { z } from 'zod';
import { mail, momentInBerlin, twinsBeside } from '../../platform/mail.port.ts';
import type { EmailChanges } from '../change-email-address/email-change.ts';
import { UNDO_EMAIL_CHANGE_PATH } from '../change-email-address/undo-email-change.route.ts';
import type { UndoTokens } from '../change-email-address/undo-tokens.ts';
import type { OneTimeCodes } from '../one-time-codes.ts';

interface EmailChangeSource {
  readonly accountServices: {
    readonly codes: Pick<OneTimeCodes, 'codeOf'>;
    readonly emailChanges: Pick<EmailChanges, 'newAddressOf' | 'formerAddressOf'>;
    readonly undoTokens: Pick<UndoTokens, 'tokenOf'>;
  };
}

const twins = twinsBeside(import.meta.url);
const codeValidity = `${CODE_LIFETIME_MS / 60_000} Minuten`;

/** The code is derived from the event that asked for it; the address is in the log alone. */
export const confirmEmailChangeMail = mail({
  name: 'confirm-email-change',
  twins,
  params: z.object({ accountId: z.uuid(), codeEventId: z.uuid() }),
  usefulForMs: CODE_LIFETIME_MS,
  recipient: ({ accountId, codeEventId }, { accountServices }: EmailChangeSource) =>
    accountServices.emailChanges.newAddressOf(accountId, codeEventId),
  content: ({ codeEventId }, { accountServices }: EmailChangeSource) => ({
    code: accountServices.codes.codeOf(codeEventId),
  }),
  words: ({ code }, brandName) => ({
    subject: `Ihr Code für die neue E-Mail-Adresse bei ${brandName}`,
    preheader: `Bestätigen Sie, dass Sie diese Adresse lesen. Der Code gilt ${codeValidity}.`,
    data: { code, codeValidity },
  }),
  samples: { 'confirm-email-change': { code: 'H8TQ4N' } },
});

export const emailChangedMail = mail({
  name: 'email-changed',
  twins,
  params: z.object({ accountId: z.uuid(), changeId: z.uuid(), changedAt: z.iso.datetime() }),
  usefulForMs: EMAIL_CHANGE_UNDO_DAYS * 24 * 3_600_000,
  recipient: async (change, { accountServices }: EmailChangeSource) =>
    (await accountServices.emailChanges.formerAddressOf(change))?.email ?? null,
  content: async ({ changedAt, ...change }, { accountServices }: EmailChangeSource) => {
    const former = await accountServices.emailChanges.formerAddressOf(change);
    if (former === null) return null;
    const undoPath = `${UNDO_EMAIL_CHANGE_PATH}?token=${accountServices.undoTokens.tokenOf(change)}`;
    return { changedAt, undoUntil: former.undoUntil, undoPath };
  },
  words: ({ changedAt, undoUntil, undoPath }, brandName) => ({
    subject: `Neue E-Mail-Adresse für Ihr Konto bei ${brandName}`,
    preheader: `Sie waren das nicht? Bis ${momentInBerlin(undoUntil)} können Sie es rückgängig machen.`,
    data: { changedAt: momentInBerlin(changedAt), undoUntil: momentInBerlin(undoUntil), undoPath },
  }),
  samples: {
    'email-changed': {
      changedAt: '2026-07-14T21:59:00.000Z',
      undoUntil: '2026-07-21T21:59:00.000Z',
      undoPath: `${UNDO_EMAIL_CHANGE_PATH}?token=beispiel`,
    },
  },
});
