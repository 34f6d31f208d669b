import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { createWidgetBuilds } from '../platform/http/pages/widget-builds.ts';

/** Where the browser parts of a package are built. */
export const uiFolder = (name: string) => fileURLToPath(new URL(`../../../${name}/dist/`, import.meta.url));

/** Builds of the chat widget that partners may have pinned: this installation's own, and those of the database. */
export const widgetBuildsOn = (pool: Pick<Pool, 'query'>, now: () => Date) =>
  createWidgetBuilds({ folder: uiFolder('chat-widget'), pool, now });
