import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { AdminSite } from '@sternklar/contracts/admin-pages';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  AccessDenied,
  AuthCallback,
  AuthenticationError,
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  Error as ErrorPage,
  LoadingPage,
  Resource,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin';
import { Route } from 'react-router';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { BrandContext, Layout } from './layout/Layout.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { theme } from './layout/theme.ts';
import { pages, resources } from './resources.ts';
import { NotFoundPage } from './ui/Missing.tsx';

const content = [
  ...resources.map((resource) => <Resource key={resource.name} {...resource} />),
  <CustomRoutes key="pages">
    {pages.map(({ path, page: Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </CustomRoutes>,
];
/** Resources make themselves known in an effect, which a server never runs: so all of them are told ahead. */
const definitions = Object.fromEntries(resources.map((props) => [props.name, Resource.registerResource(props)]));

/** What differs between the browser and the server. */
export interface AdminAppProps {
  readonly site: AdminSite;
  readonly dataProvider: DataProvider;
  readonly authProvider: AuthProvider;
  readonly store: Store;
  readonly queryClient: QueryClient;
}

/**
 * The back office, the same tree in the browser and on the server; resources.ts says what is in it. Its theme is made once,
 * not with every page as react-admin's own provider would, and around the core stands nothing that it replaces: `AdminUI`
 * brings a second layout with bar, menus and sign-in.
 */
export const AdminApp = ({ site, ...around }: AdminAppProps) => {
  const i18nProvider = useMemo(() => createI18nProvider(site), [site]);
  return (
    <BrandContext value={site.brand}>
      <CoreAdminContext {...around} i18nProvider={i18nProvider}>
        <ThemeProvider theme={theme}>
          <ResourceDefinitionContextProvider definitions={definitions}>
            <CssBaseline enableColorScheme>
              <CoreAdminUI
                layout={Layout}
                loading={LoadingPage}
                catchAll={NotFoundPage}
                error={ErrorPage}
                accessDenied={AccessDenied}
                authenticationError={AuthenticationError}
                authCallbackPage={AuthCallback}
                loginPage={false}
                title="Verwaltung"
                disableTelemetry
                requireAuth
              >
                {content}
              </CoreAdminUI>
              <Toasts />
            </CssBaseline>
          </ResourceDefinitionContextProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </BrandContext>
  );
};
