import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandTokensCss } from './brand-colours.ts';

const PREFIX = '/brand/fonts';

const fontsFile = createRequire(import.meta.url).resolve('@sternklar/contracts/brand/fonts/fonts.css');
const fontsCss = readFileSync(fontsFile, 'utf8');

const fonts: ReadonlyMap<string, Buffer> = new Map(
  [...fontsCss.matchAll(/url\("\.\/([\w-]+)\.woff2"\)/g)].map(([, name = '']) => {
    const content = readFileSync(join(dirname(fontsFile), `${name}.woff2`));
    const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return [`${name}.${version}.woff2`, content];
  }),
);

const addressOf = (name: string): string =>
  `${PREFIX}/${[...fonts.keys()].find((file) => file.startsWith(`${name}.`)) ?? ''}`;

/** Tokens and fonts of the brand, for pages that the server writes itself. */
export const brandStyleCss = `${brandTokensCss}\n${fontsCss.replace(
  /url\("\.\/([\w-]+)\.woff2"\)/g,
  (_, name: string) => `url("${addressOf(name)}")`,
)}`;

/** Serves the brand's fonts; their addresses name their content, so they are asked for once. */
export const registerBrandStyle = (app: FastifyInstance): void => {
  for (const [file, content] of fonts) {
    app.get(`${PREFIX}/${file}`, { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(content),
    );
  }
};
