import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { OneTimeCodes } from './one-time-codes.ts';

export interface IssuedCodeAnswerDeps {
  readonly codes: Pick<OneTimeCodes, 'codeOf'>;
  /** EXPOSE_CODES: for development, where nobody reads the mail. */
  readonly exposeCodes: boolean;
}

/** The part of an answer that shows the verification code just issued: `{}` unless codes are exposed. */
export const createIssuedCodeAnswer =
  ({ codes, exposeCodes }: IssuedCodeAnswerDeps) =>
  (events: readonly RecordedEvent<AccountEvent>[]): { verification_code?: string } => {
    const issued = events.find(({ type }) => type === 'EmailVerificationCodeIssued' || type === 'EmailChangeRequested');
    return exposeCodes && issued ? { verification_code: codes.codeOf(issued.id) } : {};
  };
