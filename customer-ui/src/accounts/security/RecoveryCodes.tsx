import type { ChangeSignInBody, SignInWays } from '@sternklar/contracts/accounts/passkey.api';
import { useState } from 'react';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button } from '../../ui/Button.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { codeBeside } from './CodeBeside.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import type { SecurityApi } from './security-api.ts';
import { told } from './tell-refusal.ts';
import type { useSecurityList } from './use-security-list.ts';

interface RecoveryCodesProps {
  readonly api: SecurityApi;
  readonly email: string;
  readonly isVerified: boolean;
  readonly toasts: Pick<Toasts, 'bad'>;
  readonly ways: ReturnType<typeof useSecurityList<SignInWays>>;
}

/** Codes for whoever lost passkeys or app; shown once. */
export const RecoveryCodes = ({ api, email, isVerified, toasts, ways: { list, load } }: RecoveryCodesProps) => {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [found] = list.rows;
  if (found === undefined || !isVerified) return null;
  const hasPasskey = found.passkeys.length > 0;
  if (!hasPasskey && found.authenticator_app === null) return null;
  const left = found.recovery_codes_left;
  const issue = async (owner: ChangeSignInBody) => {
    setCodes((await told(toasts, api.recoveryCodes(owner), texts.notIssued)).codes);
    setAsking(false);
    await load();
  };
  return (
    <div className="security-part">
      <h3>{texts.codes}</h3>
      <p className="security-text">{texts.codesText}</p>
      <p>{left === null ? texts.noCodes : texts.codesLeft(left)}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{left === null ? texts.issue : texts.issueAgain}</Button>
      </div>
      {isAsking && (
        <OwnerDialog
          title={texts.codes}
          intro={texts.issueIntro}
          action={texts.issue}
          email={email}
          api={api}
          hasPasskey={hasPasskey}
          beside={codeBeside(found)}
          onSubmit={issue}
          onClose={() => setAsking(false)}
        />
      )}
      {codes !== null && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
};
