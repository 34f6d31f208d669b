import { StrictMode, useEffect } from 'react';
import { App } from './App.tsx';
import type { PublicServices } from './public-composition.ts';
import { ErrorBoundary } from './site/ErrorBoundary.tsx';

interface RootProps {
  readonly services: PublicServices;
  /** The path that is rendered first; afterwards the address bar counts. */
  readonly path: string;
  /** Called when everything stands and listens; never on the server. */
  readonly onReady?: (() => void) | undefined;
}

const Ready = ({ onReady }: Pick<RootProps, 'onReady'>) => {
  useEffect(() => onReady?.(), [onReady]);
  return null;
};

/** The whole app, the same on the server and in the browser. */
export const Root = ({ services, path, onReady }: RootProps) => (
  <StrictMode>
    <ErrorBoundary brand={services.site.brand}>
      <App services={services} path={path} />
      <Ready onReady={onReady} />
    </ErrorBoundary>
  </StrictMode>
);
