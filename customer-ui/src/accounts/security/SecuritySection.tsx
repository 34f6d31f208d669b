import { securityTexts as texts } from '../../texts/security.ts';
import type { Toasts } from '../../ui/toasts.ts';
import { Section } from '../sections/Section.tsx';
import { KnownDevices } from './KnownDevices.tsx';
import type { SecurityApi } from './security-api.ts';
import './security.css';

interface SecuritySectionProps {
  readonly api: SecurityApi;
  readonly toasts: Toasts;
  readonly onSessionOver: () => void;
}

/** How somebody signs in, and where they are recognised. */
export const SecuritySection = (props: SecuritySectionProps) => (
  <Section id="sicherheit" title={texts.title} text={texts.text}>
    <KnownDevices {...props} />
  </Section>
);
