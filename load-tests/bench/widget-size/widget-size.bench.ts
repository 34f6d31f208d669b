import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Part, PartContext, PartResult } from '../lib/part.ts';

const run = promisify(execFile);
const NPM_TIMEOUT_MS = 120_000;
const BUILD = resolve(import.meta.dirname, '../../../chat-widget/dist/client');

interface Other {
  readonly name: string;
  readonly version: string;
  /** The script that a page loads, in the published package. */
  readonly file: string;
  /** Whether the script needs nothing else to draw the chat. */
  readonly isWhole: boolean;
}
const OTHERS: readonly Other[] = [
  { name: 'deep-chat', version: '2.4.2', file: 'dist/deepChat.bundle.js', isWhole: true },
  { name: '@typebot.io/js', version: '0.10.7', file: 'dist/web.js', isWhole: true },
  { name: '@botpress/webchat', version: '4.5.2', file: 'dist/index.js', isWhole: true },
  { name: '@n8n/chat', version: '1.37.0', file: 'dist/chat.bundle.es.js', isWhole: true },
  { name: '@papercups-io/chat-widget', version: '1.3.1', file: 'dist/index.modern.js', isWhole: false },
];

const gzipped = async (file: string): Promise<number> => gzipSync(await readFile(file), { level: 9 }).length;
const kb = (bytes: number): string => (bytes / 1_024).toFixed(1);

const sizeOf = async ({ name, version, file }: Other, folder: string): Promise<number> => {
  const pack = ['pack', `${name}@${version}`, '--silent', '--ignore-scripts'];
  const { stdout } = await run('npm', pack, { cwd: folder, timeout: NPM_TIMEOUT_MS });
  const archive = stdout.trim().split('\n').pop() ?? '';
  const contents = await mkdtemp(join(folder, 'package-'));
  await run('tar', ['xzf', join(folder, archive), '-C', contents, '--strip-components=1'], { timeout: NPM_TIMEOUT_MS });
  return gzipped(join(contents, file));
};

const ownSizes = async () => {
  const panels = (await readdir(join(BUILD, 'chat-widget'))).filter((file) => file.endsWith('.js'));
  const loader = await gzipped(join(BUILD, 'chat-widget.js'));
  const sizes = await Promise.all(panels.map((file) => gzipped(join(BUILD, 'chat-widget', file))));
  return { loader, all: sizes.reduce((sum, size) => sum + size, loader) };
};

const measure = async ({ say }: PartContext): Promise<PartResult> => {
  const own = await ownSizes();
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-widgets-'));
  try {
    const measured: { readonly other: Other; readonly bytes: number }[] = [];
    for (const other of OTHERS) {
      measured.push({ other, bytes: await sizeOf(other, folder) });
      say(`${other.name} measured`);
    }
    return {
      goals: measured
        .filter(({ other }) => other.isWhole)
        .map(({ other, bytes }) => ({
          what: 'chat widget, everything',
          against: other.name,
          ratio: own.all / bytes,
          goal: { atMost: 1 },
        })),
      tables: [
        {
          title: 'Scripts, gzip -9',
          header: ['', 'version', 'KB', 'of which before the first click'],
          rows: [
            ['Sternklar', '', kb(own.all), kb(own.loader)],
            ...measured.map(({ other, bytes }) => [
              other.isWhole ? other.name : `${other.name} (brings no React, loads its window from elsewhere)`,
              other.version,
              kb(bytes),
              kb(bytes),
            ]),
          ],
        },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const widgetSize: Part = {
  name: 'widget-size',
  title: 'What a chat costs the page it stands on',
  method:
    'The script that a page loads, as it is published on npm, against the loader and the panel of this build; all of them ' +
    'with gzip at its best. What those scripts load later from elsewhere is not counted.',
  run: measure,
};
