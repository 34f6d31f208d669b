import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { settingsFaults } from './settings.ts';

/** Kubernetes' own schemas and KEDA's; what is not in this list is not known here, and so a fault. */
const KINDS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'keda.sh/v1alpha1 ScaledObject': ScaledObject,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
};

type Manifest = ConstructorParameters<typeof Deployment>[0] & { readonly apiVersion: string; readonly kind: string };

const schemaFaults = (manifest: Manifest): readonly string[] => {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const Kind = KINDS[kind];
  if (!Kind) return [`${kind} is not known.`];
  try {
    new Kind(manifest as never).validate();
    return [];
  } catch (error) {
    return [`${kind} ${manifest.metadata?.name}: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** What was rendered, by kind; only whole ones, so after their schemas have judged them. */
const sorted = (manifests: readonly Manifest[]) => {
  const of = <Kind>(kind: string) => manifests.filter((manifest) => manifest.kind === kind) as unknown as Kind[];
  return {
    deployments: of<Deployment>('Deployment'),
    autoscalers: of<HorizontalPodAutoscaler>('HorizontalPodAutoscaler'),
    scalers: of<ScaledObject>('ScaledObject'),
    policies: of<NetworkPolicy>('NetworkPolicy'),
    budgets: of<PodDisruptionBudget>('PodDisruptionBudget'),
    settings: of<ConfigMap>('ConfigMap')[0],
    services: of<Service>('Service'),
  };
};
type Sorted = ReturnType<typeof sorted>;
type Labels = Readonly<Record<string, string>>;
interface Requirement {
  readonly key: string;
  readonly values?: readonly string[];
}

const COMPONENT = 'app.kubernetes.io/component';
const ROLES = ['api', 'projections', 'worker', 'relay'];
const labelsOf = ({ spec }: Deployment): Labels => spec?.template.metadata?.labels ?? {};
const containerOf = ({ spec }: Deployment) => spec?.template.spec?.containers[0];
const isMet = (labels: Labels, wanted: Labels = {}, requirements: readonly Requirement[] = []) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value) &&
  requirements.every(({ key, values = [] }) => values.includes(labels[key] ?? ''));
const said = (rules: readonly (readonly [holds: boolean, complaint: string])[]): readonly string[] =>
  rules.filter(([holds]) => !holds).map(([, complaint]) => complaint);

/** Within which the product ends in order, once it no longer answers; in seconds. */
const ENDS_WITHIN = 25;

/** What stands in the deployment itself, beside the settings for all. */
const ownSettings = (deployment: Deployment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (containerOf(deployment)?.env ?? []).flatMap(({ name, value }) =>
      value && !name.startsWith('NODE_EXTRA_') ? [[name, value]] : [],
    ),
  );

const deploymentFaults = (deployment: Deployment, all: Sorted): readonly string[] => {
  const name = deployment.metadata?.name ?? '';
  const labels = labelsOf(deployment);
  const container = containerOf(deployment);
  const env = new Map((container?.env ?? []).map((one) => [one.name, one]));
  const role = env.get('ROLE')?.value ?? '';
  const scaled = scalersOf(deployment, all);
  const budget = all.budgets.find(({ spec }) => isMet(labels, spec?.selector?.matchLabels));
  const least = scaled[0]?.least ?? deployment.spec?.replicas ?? 1;
  const mounts = (container?.volumeMounts ?? []).map((mount) => mount.name);
  const volumes = (deployment.spec?.template.spec?.volumes ?? []).map((volume) => volume.name);
  const isRequired = (key: string) => env.get(key)?.valueFrom?.secretKeyRef?.optional === false;
  const { KAFKA_BROKERS } = all.settings?.data ?? {};
  const own = ownSettings(deployment);
  const grace = deployment.spec?.template.spec?.terminationGracePeriodSeconds ?? 30;
  const faults = said([
    [grace > Number(own.DRAIN_SECONDS ?? 0) + ENDS_WITHIN, 'is killed before it has ended in order'],
    [container?.image?.startsWith('sternklar:') ?? false, 'has no image'],
    [ROLES.includes(role) && role === labels[COMPONENT], 'has no role, or not the one that it is labelled with'],
    [env.has('MASTER_KEY') && env.has('DATABASE_URL'), 'has no secrets'],
    [container?.envFrom?.[0]?.configMapRef?.name === all.settings?.metadata?.name, 'has no settings'],
    [
      [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].every((probe) => probe?.httpGet),
      'does not tell whether it is well',
    ],
    [container?.resources?.limits?.memory !== undefined, 'may take all memory'],
    [deployment.spec?.template.spec?.securityContext?.runAsNonRoot === true, 'may run as root'],
    [mounts.every((mount) => volumes.includes(mount)), 'mounts a volume that there is not'],
    [Number(budget?.spec?.minAvailable) < least, 'has no disruption budget, or one that lets no node be emptied'],
    [
      scaled.length < 2 && (scaled.length === 0) !== (deployment.spec?.replicas === undefined),
      'is scaled twice, or not',
    ],
    [KAFKA_BROKERS === undefined || (isRequired('KAFKA_USERNAME') && isRequired('KAFKA_PASSWORD')), 'may lack a login'],
  ]);
  return [...faults, ...settingsFaults(own)].map((complaint) => `${name} ${complaint}.`);
};

const scalersOf = ({ metadata }: Deployment, { autoscalers, scalers }: Sorted) => [
  ...autoscalers
    .filter(({ spec }) => spec?.scaleTargetRef.name === metadata?.name)
    .map(({ spec }) => ({ least: spec?.minReplicas ?? 1 })),
  ...scalers
    .filter(({ spec }) => spec.scaleTargetRef.name === metadata?.name)
    .map(({ spec }) => ({ least: spec.minReplicaCount ?? 0 })),
];

/** Whether every process of a role is let out to a port. */
const letsOut = ({ policies, deployments }: Sorted, port: number, roles: readonly string[]): boolean =>
  deployments
    .map(labelsOf)
    .filter((labels) => roles.includes(labels[COMPONENT] ?? ''))
    .every((labels) =>
      policies.some(
        ({ spec }) =>
          isMet(labels, spec?.podSelector?.matchLabels, spec?.podSelector?.matchExpressions) &&
          spec?.egress?.some(({ ports }) => ports?.some((one) => one.port === port)),
      ),
    );

const kafkaFaults = (all: Sorted): readonly string[] => {
  const { KAFKA_BROKERS, KAFKA_PARTITIONS, KAFKA_TLS } = all.settings?.data ?? {};
  const port = Number(KAFKA_BROKERS?.split(':')[1]);
  const roles = all.deployments.map((deployment) => labelsOf(deployment)[COMPONENT]);
  return said([
    [KAFKA_BROKERS !== undefined, 'No brokers are named.'],
    [KAFKA_TLS === 'true', 'A password would go to the brokers for all to read.'],
    [roles.includes('relay'), 'Nobody publishes the log.'],
    [letsOut(all, port, ['relay', 'projections']), 'The brokers cannot be reached.'],
    [
      all.scalers.length === 1 &&
        all.scalers.every(({ spec }) => (spec.maxReplicaCount ?? 100) <= Number(KAFKA_PARTITIONS)),
      'Read models are not scaled, or to more processes than there are partitions.',
    ],
  ]);
};

const eventStoreFaults = (all: Sorted): readonly string[] =>
  said([
    [
      all.deployments.every((deployment) =>
        containerOf(deployment)?.env?.some(
          ({ name, valueFrom }) => name === 'EVENT_STORE_URL' && valueFrom?.secretKeyRef?.optional === false,
        ),
      ),
      'A process may begin another log.',
    ],
    [letsOut(all, 2113, ROLES), 'The event store cannot be reached.'],
  ]);

const commonFaults = (all: Sorted): readonly string[] => [
  ...all.deployments.flatMap((deployment) => deploymentFaults(deployment, all)),
  ...all.services
    .filter(({ spec }) => !all.deployments.some((one) => isMet(labelsOf(one), spec?.selector)))
    .map(({ metadata }) => `Nothing is behind the service ${metadata?.name}.`),
  ...settingsFaults(all.settings?.data ?? {}).map((complaint) => `ConfigMap ${complaint}.`),
  ...said([[letsOut(all, 5432, ROLES) && letsOut(all, 53, ROLES), 'The database cannot be reached.']]),
];

/** Sentences on what is wrong with what kustomize made; `full` is the one over Kafka and an event store. */
export const renderedFaults = (rendered: string, { full }: { readonly full: boolean }): readonly string[] => {
  const manifests = parseAllDocuments(rendered).map((document) => document.toJS() as Manifest);
  const faults = manifests.flatMap(schemaFaults);
  if (faults.length > 0) return faults;
  const all = sorted(manifests);
  return [...commonFaults(all), ...(full ? [...kafkaFaults(all), ...eventStoreFaults(all)] : [])];
};
