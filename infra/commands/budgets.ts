/** Size budgets of what browsers load, gzip: a screen that outgrows its budget fails `npm run check`. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.ts';

interface Budget {
  readonly name: string;
  /** The page whose scripts and preloads count. */
  readonly page: string;
  readonly kilobytes: number;
}

const BUDGETS: readonly Budget[] = [
  { name: 'customer app, script of the first page', page: 'customer-ui/dist/index.html', kilobytes: 80 },
  { name: 'back office, script', page: 'admin-ui/dist/index.html', kilobytes: 330 },
];

const scriptsOf = (page: string): readonly string[] => {
  const html = readFileSync(page, 'utf8');
  const references = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  return references.map((path) => resolve(page, '..', path.replace(/^\/(admin\/)?/, '')));
};

let failed = false;
for (const { name, page, kilobytes } of BUDGETS) {
  const file = resolve(root, page);
  if (!existsSync(file)) {
    console.error(`${name}: ${page} is missing. Run: npm run build`);
    failed = true;
    continue;
  }
  const bytes = scriptsOf(file).reduce((sum, script) => sum + gzipSync(readFileSync(script), { level: 9 }).length, 0);
  const fits = bytes > 0 && bytes <= kilobytes * 1024;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1024).toFixed(1)} KB of ${kilobytes} KB`);
  if (!fits) failed = true;
}
process.exitCode = failed ? 1 : 0;
