import '@sternklar/contracts/brand/tokens.css';
import '@sternklar/contracts/brand/fonts/fonts.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createServices } from './composition.ts';
import { ErrorBoundary } from './site/ErrorBoundary.tsx';

const container = document.querySelector('#app');
if (container === null) throw new Error('The page has no element with the id "app".');

const services = createServices();
createRoot(container).render(
  <StrictMode>
    <ErrorBoundary brand={services.site.brand}>
      <App services={services} />
    </ErrorBoundary>
  </StrictMode>,
);
