import { useCallback } from 'react';
import { securityTexts as texts } from '../../texts/security.ts';
import type { Toasts } from '../../ui/toasts.ts';
import { Section } from '../sections/Section.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { KnownDevices } from './KnownDevices.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { SecurityApi } from './security-api.ts';
import { useSecurityList } from './use-security-list.ts';
import './security.css';

interface SecuritySectionProps {
  readonly api: SecurityApi;
  readonly email: string;
  /** Whether the address is; before, nothing is set up that opens the account beside its password. */
  readonly isVerified: boolean;
  readonly toasts: Toasts;
  readonly onSessionOver: () => void;
}

/** How somebody signs in, and where they are recognised. */
export const SecuritySection = (props: SecuritySectionProps) => {
  const { api, isVerified, onSessionOver } = props;
  const readWays = useCallback(async () => [await api.ways()], [api]);
  const ways = useSecurityList(readWays, onSessionOver);
  return (
    <Section id="sicherheit" title={texts.title} text={texts.text}>
      {!isVerified && <p className="security-required">{texts.verifyFirst}</p>}
      <Passkeys {...props} ways={ways} />
      <AuthenticatorApp {...props} ways={ways} />
      <RecoveryCodes {...props} ways={ways} />
      <KnownDevices {...props} />
    </Section>
  );
};
