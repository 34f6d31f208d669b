import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg)$/;

/** Puts a `.br` and a `.gz` beside every script and style sheet, so that the server compresses nothing while it answers. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const files = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName));
    await Promise.all(
      files.map(async (file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        await writeFile(join(dir, `${file.fileName}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(dir, `${file.fileName}.gz`), await promisify(gzip)(content, { level: 9 }));
      }),
    );
  },
});
