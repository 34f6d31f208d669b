import { Component, type ReactNode } from 'react';
import { siteTexts as texts } from '../texts/site.ts';
import { Button } from '../ui/Button.tsx';
import { NightPage } from './NightPage.tsx';

interface Props {
  readonly brand: string;
  readonly children: ReactNode;
}

/** Catches what must never happen, and what may: a part of the app that a newer release has replaced meanwhile. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <NightPage brand={this.props.brand} title={texts.broken} text={texts.brokenText}>
        <Button look="star" large onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </NightPage>
    );
  }
}
