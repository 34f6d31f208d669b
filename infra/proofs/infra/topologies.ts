import { settingsFaults } from './settings.ts';

type Environment = Readonly<Record<string, string>>;

export interface ComposeService {
  readonly profiles?: readonly string[];
  readonly image: string;
  readonly build?: unknown;
  readonly restart?: string;
  readonly environment?: Environment;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly aliases?: readonly string[] }>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: unknown;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly deploy?: {
    readonly replicas?: number;
    readonly resources?: { readonly limits?: { readonly memory?: string } };
  };
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

type Named = readonly [name: string, service: ComposeService];

/** What an operator may start, and how many processes of each role that has to be. */
const TOPOLOGIES: readonly {
  readonly profiles: readonly string[];
  readonly roles: Readonly<Record<string, number>>;
}[] = [
  { profiles: ['small'], roles: { all: 1 } },
  { profiles: ['small', 'watch'], roles: { all: 1 } },
  { profiles: ['medium'], roles: { api: 2, projections: 2, worker: 1 } },
  { profiles: ['medium', 'kafka', 'watch'], roles: { api: 2, projections: 2, worker: 1, relay: 1 } },
  { profiles: ['full'], roles: { api: 2, projections: 2, worker: 1, relay: 1 } },
];

/** Only to look around, and beside one of them: what it serves reaches no customer. */
const ONLY_TO_TRY = 'try-mail';
const CATCHES_MAILS = /mailpit/;

/** PostgreSQL has corrections of two numbers, everything else of three. */
const EXACT_IMAGE = /:v?\d+\.\d+\.\d+$|^postgres:\d+\.\d+$/;

/** For other containers; the product is told that they are not its business. */
const NOT_THE_PRODUCTS = ['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'APP_PASSWORD', 'GRAFANA_PASSWORD'];

const environmentOf = ({ environment = {} }: ComposeService): Environment => environment;
const isProduct = ([, { build }]: Named) => build !== undefined;
const isList = (networks: ComposeService['networks']): networks is readonly string[] => Array.isArray(networks);
const networksOf = ({ networks = [] }: ComposeService): readonly string[] =>
  isList(networks) ? networks : Object.keys(networks);
const namesOf = ([name, { networks = [] }]: Named): readonly string[] => [
  name,
  ...(isList(networks) ? [] : Object.values(networks).flatMap(({ aliases = [] }) => aliases)),
];

/** What holds for each service by itself. */
const serviceFaults = ([name, service]: Named, file: ComposeFile): readonly string[] => {
  const environment = Object.entries(environmentOf(service));
  const volumes = (service.volumes ?? []).map((volume) => volume.split(':', 1)[0] ?? '');
  const rules: readonly (readonly [boolean, string])[] = [
    [service.restart === 'unless-stopped', 'is not started again'],
    [service.deploy?.resources?.limits?.memory !== undefined, 'may take all memory'],
    [service.build !== undefined || EXACT_IMAGE.test(service.image), 'has no exact image'],
    [
      service.logging?.options?.['max-size'] !== undefined && service.logging.options['max-file'] !== undefined,
      'may fill the disk with what it says',
    ],
    [
      service.cap_drop?.includes('ALL') === true && service.security_opt?.includes('no-new-privileges:true') === true,
      'has more privileges than it needs',
    ],
    // The product's own is in its Dockerfile.
    [service.build !== undefined || service.healthcheck !== undefined, 'is not asked how it is'],
    [networksOf(service).every((network) => network in file.networks), 'is in a network that there is not'],
    [volumes.every((volume) => /^[./]/.test(volume) || volume in file.volumes), 'has a volume that there is not'],
    [
      (service.ports ?? []).every((port) => /^(?:127\.0\.0\.1:|80:80$|443:443)/.test(port)),
      'is open to the world, and not the way in',
    ],
    [
      environment.every(([key, value]) => !/PASSWORD$/.test(key) || /^(?:\$\{\w+:\?\}|)$/.test(value)),
      'has a password that is public',
    ],
  ];
  const settings = Object.fromEntries(
    environment
      .filter(([key]) => !NOT_THE_PRODUCTS.includes(key))
      .map(([key, value]) => [key, value.replace(/\$\{\w+:\?\}/, 'filled-in')]),
  );
  return [
    ...rules.filter(([holds]) => !holds).map(([, complaint]) => complaint),
    ...(isProduct([name, service]) ? settingsFaults(settings) : []),
  ].map((complaint) => `${name} ${complaint}.`);
};

/** Whether one service finds another by a host's name, and whether that one tells that it is well. */
const reachFault = (from: Named, host: string, active: readonly Named[]): readonly string[] => {
  const found = active.find((candidate) => namesOf(candidate).includes(host));
  if (!found) return [`${from[0]} looks for ${host}, which is not there.`];
  const shared = networksOf(found[1]).some((network) => networksOf(from[1]).includes(network));
  if (!shared) return [`${from[0]} and ${host} share no network.`];
  return isProduct(found) || found[1].healthcheck ? [] : [`${host} does not tell whether it is well.`];
};

const hostsIn = (environment: Environment): readonly string[] => {
  const { KAFKA_BROKERS = '', DATABASE_URL = '', EVENT_STORE_URL = '', UPSTREAM = '' } = environment;
  const urls = [DATABASE_URL, EVENT_STORE_URL].map((url) => url.replace(/^.*(?:@|\/\/)(?=[\w-]+:\d)/, ''));
  return [...KAFKA_BROKERS.split(','), ...urls, ...UPSTREAM.split(' ')].flatMap((address) =>
    address === '' ? [] : (address.split(':', 1)[0] ?? []),
  );
};

/** Copies on as many brokers as there are, of which one may be away. */
const brokerFaults = (active: readonly Named[]): readonly string[] => {
  const brokers = active.filter(([, service]) => environmentOf(service).KAFKA_NODE_ID !== undefined);
  if (brokers.length === 0) return [];
  const ids = new Set(brokers.map(([, service]) => environmentOf(service).KAFKA_NODE_ID));
  const voters = brokers.map(([, service]) => environmentOf(service).KAFKA_CONTROLLER_QUORUM_VOTERS?.split(',').length);
  const copies = active.flatMap(([, service]) => {
    const { KAFKA_REPLICATION, KAFKA_DEFAULT_REPLICATION_FACTOR } = environmentOf(service);
    return [KAFKA_REPLICATION, KAFKA_DEFAULT_REPLICATION_FACTOR].filter((count) => count !== undefined);
  });
  const leastCopies = brokers.map(([, service]) => environmentOf(service).KAFKA_MIN_INSYNC_REPLICAS);
  return [
    ...(ids.size === brokers.length ? [] : ['Two brokers have the same id.']),
    ...(voters.every((count) => count === brokers.length) ? [] : ['The brokers do not know each other.']),
    ...(copies.every((count) => Number(count) === brokers.length) ? [] : ['There are not as many copies as brokers.']),
    ...(leastCopies.every((count) => count === '2') ? [] : ['What is acknowledged is not on two disks.']),
  ];
};

const rolesFaults = (active: readonly Named[], wanted: Readonly<Record<string, number>>): readonly string[] => {
  const counted: Record<string, number> = {};
  for (const [, service] of active.filter(isProduct)) {
    const role = environmentOf(service).ROLE ?? 'none';
    counted[role] = (counted[role] ?? 0) + (service.deploy?.replicas ?? 1);
  }
  const roles = new Set([...Object.keys(counted), ...Object.keys(wanted)]);
  return [...roles]
    .filter((role) => counted[role] !== wanted[role])
    .map((role) => `There are ${counted[role] ?? 0} processes of the role ${role}, not ${wanted[role] ?? 0}.`);
};

/** Whatever starts together finds each other: hosts, networks, what it waits for, brokers and their copies. */
export const topologyFaults = (file: ComposeFile): readonly string[] => {
  const services = Object.entries(file.services);
  const together = TOPOLOGIES.flatMap(({ profiles, roles }) => {
    const active = services.filter(([, service]) => service.profiles?.some((profile) => profiles.includes(profile)));
    const names = active.map(([name]) => name);
    const awaited = active.flatMap(([name, { depends_on = {} }]) =>
      Object.keys(depends_on)
        .filter((other) => !names.includes(other))
        .map((other) => `${name} waits for ${other}, which is not there.`),
    );
    const reached = active.flatMap((service) =>
      hostsIn(environmentOf(service[1])).flatMap((host) => reachFault(service, host, active)),
    );
    const caught = active
      .filter(([, { image }]) => CATCHES_MAILS.test(image))
      .map(([name]) => `${name} would catch the mails of customers.`);
    return [...rolesFaults(active, roles), ...awaited, ...reached, ...brokerFaults(active), ...caught].map(
      (fault) => `${profiles.join(' and ')}: ${fault}`,
    );
  });
  const started = new Set([...TOPOLOGIES.flatMap(({ profiles }) => profiles), ONLY_TO_TRY]);
  const never = services.filter(([, { profiles = [] }]) => !profiles.some((profile) => started.has(profile)));
  return [
    ...services.flatMap((service) => serviceFaults(service, file)),
    ...never.map(([name]) => `${name} is never started.`),
    ...together,
  ];
};
