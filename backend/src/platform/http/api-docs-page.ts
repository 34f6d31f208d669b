import { readFile } from 'node:fs/promises';
import swaggerUi from '@fastify/swagger-ui';
import { MARK_PATH, MARK_VIEW_BOX } from '@sternklar/contracts/brand/mark';
import type { FastifyInstance } from 'fastify';
import { brandStyleCss } from '../brand/brand-style.ts';
import { type ContentPolicy, pagePolicy } from './security-headers.ts';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_VIEW_BOX}"><path fill="#ffc24b" d="${MARK_PATH}"/></svg>`;

const readBeside = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

/** The page to read the OpenAPI document, at /api/docs: public, under the pages' own strict policy, light or dark. */
export const apiDocsPage = async (app: FastifyInstance, { productName }: { productName: string }): Promise<void> => {
  app.addHook('onRoute', (route) => {
    route.config = Object.assign(route.config ?? {}, { access: 'public' as const, contentPolicy: docsPolicy });
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      title: `${productName} API`,
      favicon: [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: mark }],
      css: [{ filename: 'brand.css', content: `${brandStyleCss}\n${await readBeside('api-docs.css')}` }],
      js: [{ filename: 'colour-scheme.js', content: await readBeside('api-docs.js') }],
    },
    // The base layout has no bar for loading other descriptions, which the policy would forbid.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, persistAuthorization: false, tryItOutEnabled: true },
  });
};

/** Swagger UI writes HTML from strings, so trusted types are off for this page; it stays own-origin, nothing inline. */
const docsPolicy: ContentPolicy = (() => {
  const { 'require-trusted-types-for': _dropped, ...directives } = pagePolicy.contentSecurityPolicy.directives;
  return { contentSecurityPolicy: { useDefaults: false, directives } };
})();
