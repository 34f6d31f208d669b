import { Component, type ReactNode } from 'react';
import { PATHS } from '../routing/screen.ts';
import { siteTexts as texts } from '../texts/site.ts';
import { Button } from '../ui/Button.tsx';
import { BrandLink } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import '../ui/button.css';
import './frame.css';

interface NightPageProps {
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A whole page with one thing to say. */
export const NightPage = ({ brand, title, text, children }: NightPageProps) => (
  <main className="night-page" tabIndex={-1}>
    <StarField />
    <BrandLink name={brand} href={PATHS.landing} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </main>
);

interface Props {
  readonly brand: string;
  readonly children: ReactNode;
}

type State = { readonly broken: false } | { readonly broken: true; readonly offline: boolean };

/**
 * Catches what must never happen, and what may: a part of the app that a newer release has replaced meanwhile, or that
 * cannot be loaded without a network; then the page loads itself anew as soon as there is one.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true, offline: !navigator.onLine };
  }

  override componentDidCatch() {
    if (!navigator.onLine) window.addEventListener('online', () => window.location.reload(), { once: true });
  }

  override render() {
    const { state } = this;
    if (!state.broken) return this.props.children;
    const [title, text] = state.offline ? [texts.offline, texts.offlineText] : [texts.broken, texts.brokenText];
    return (
      <NightPage brand={this.props.brand} title={title} text={text}>
        <Button look="star" large onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </NightPage>
    );
  }
}
