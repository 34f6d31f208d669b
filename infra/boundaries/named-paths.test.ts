import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../commands/steps.ts';

/** The log of changes tells what was; generated pages are checked as they are generated. */
const LEFT_OUT = ['CHANGELOG.md', 'docs/slices.md'];
const PATH =
  /(?<![\w/.-])(?:contracts|event-store|projections|backend|customer-ui|admin-ui|chat-widget|infra|load-tests)\/[\w./-]*\w(?![\w<*{$])/g;
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g;

const ANCHOR = /\]\(([^)#\s:]*)#([^)\s]+)\)/g;
/** Of the root; a package's own is called with `-w`. */
const SCRIPT = /npm run ([a-z-]+)(?![a-z-]| -w)/g;

const pages = globSync(['*.md', 'docs/**/*.md', '{backend,event-store,projections,infra,load-tests}/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
  .filter((page) => !LEFT_OUT.includes(page))
  .sort();

/** By a build, by an operator, by whoever follows the how-to: not there in a checkout. */
const MADE = ['/dist', 'infra/docker/sternklar.env', 'infra/proofs/releases/', 'samples/BusinessRemoved.v2.json'];
const isMade = (path: string) => MADE.some((made) => path.includes(made));

it.each(pages)('what %s names is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(PATH)].map(([path]) => path);
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(page), path));
  const missing = [...named, ...linked].filter((path) => !isMade(path) && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: object };

/** As pages on the web make them of headings. */
const anchorsOf = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('commands and headings that %s names are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const commands = [...text.matchAll(SCRIPT)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const headings = [...text.matchAll(ANCHOR)].map(([, path = '', anchor = '']) => ({
    of: path === '' ? page : join(dirname(page), path),
    anchor,
  }));
  expect(headings.filter(({ of, anchor }) => !anchorsOf(of).includes(anchor))).toEqual([]);
});
