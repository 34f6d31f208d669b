import type { QueryClient } from '@tanstack/react-query';
import {
  AdminContext,
  AdminUI,
  type AuthProvider,
  CustomRoutes,
  type DataProvider,
  Resource,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin';
import { Route } from 'react-router';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { Layout } from './layout/Layout.tsx';
import { darkTheme, lightTheme } from './layout/theme.ts';
import { pages, resources } from './resources.ts';

const i18nProvider = createI18nProvider();

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
  readonly dataProvider: DataProvider;
  readonly authProvider: AuthProvider;
  readonly store: Store;
  readonly queryClient: QueryClient;
}

/** The back office, the same tree in the browser and on the server; resources.ts says what is in it. */
export const AdminApp = (props: AdminAppProps) => (
  <AdminContext {...props} i18nProvider={i18nProvider} theme={lightTheme} darkTheme={darkTheme}>
    <ResourceDefinitionContextProvider definitions={definitions}>
      <AdminUI layout={Layout} title="Verwaltung" disableTelemetry requireAuth loginPage={false}>
        {content}
      </AdminUI>
    </ResourceDefinitionContextProvider>
  </AdminContext>
);
