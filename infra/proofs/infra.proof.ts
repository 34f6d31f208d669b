/** `npm run prove infra`: the files that operators run the product with, before their own tools. See docs/proofs/infra.md. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../commands/steps.ts';
import { type Proof, runProof } from './common/proof.ts';
import { fieldNameFaults } from './infra/field-names.ts';
import { type Judge, judgeCompose, judgeDockerfile, readText } from './infra/files.ts';
import { renderedFaults } from './infra/kubernetes.ts';
import { KUBERNETES_SLIPS, type Slip } from './infra/kubernetes-slips.ts';
import { type Kustomize, openKustomize } from './infra/kustomize.ts';
import { complaintOf, openPrograms } from './infra/programs.ts';
import { hasSystemd, unitFaults } from './infra/systemd.ts';

interface Case {
  readonly file: string;
  readonly judge: Judge;
  /** To see that the judge notices them. */
  readonly slips: readonly Slip[];
}

const CASES: readonly Case[] = [
  { file: 'infra/docker/Dockerfile', judge: judgeDockerfile, slips: [['WORKDIR', 'WORKDIRR']] },
  {
    file: 'infra/compose.yaml',
    judge: judgeCompose,
    slips: [
      ['  restart:', '  restarts:'],
      ['kafka-2:9092,', 'kafka-4:9092,'],
      ['KAFKA_NODE_ID: "2"', 'KAFKA_NODE_ID: "1"'],
      ['KAFKA_MIN_INSYNC_REPLICAS: "2"', 'KAFKA_MIN_INSYNC_REPLICAS: "1"'],
      ['esdb://kurrentdb:2113', 'esdb://eventstore:2113'],
      ['environment: { <<: [*settings, *full], ROLE: relay }', 'environment: { <<: [*settings, *full], ROLE: worker }'],
      ['inside: { aliases: [app, api-2] }', 'inside: { aliases: [app, api-3] }'],
      ['broker-3:/var/lib', 'broker-4:/var/lib'],
      ['GF_SECURITY_ADMIN_PASSWORD: $', 'GF_SECURITY_ADMIN_PASSWORD: x'],
      ['"127.0.0.1:9090:9090"', '"9090:9090"'],
      ['apache/kafka:4.1.0', 'apache/kafka:latest'],
      ['caddy:2.10.2', 'caddy:2.10'],
      ['  logging: *rotated\n', ''],
      ['max-size: 10m, ', ''],
      ['cap_drop: [ALL]', 'cap_drop: [CHOWN]'],
      ['profiles: [try-mail]', 'profiles: [small]'],
      ['limits: { memory: 512m }', 'limits: { cpus: "1" }'],
      ['  KAFKA_TLS:', '  KAFKA_TSL:'],
      ['?tls=false', '?ssl=false'],
    ],
  },
];

interface ProgramCase {
  readonly file: string;
  readonly slips: readonly Slip[];
  readonly program: 'promtool' | 'caddy';
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const PROGRAM_CASES: readonly ProgramCase[] = [
  {
    program: 'promtool',
    args: ['check', 'config', 'observability/prometheus.yml'],
    file: 'observability/prometheus.yml',
    slips: [['job_name', 'jobname']],
  },
  {
    program: 'promtool',
    args: ['check', 'config', 'observability/prometheus-kubernetes.yml'],
    file: 'observability/prometheus-kubernetes.yml',
    slips: [['type: A', 'type: B']],
  },
  {
    program: 'promtool',
    args: ['check', 'rules', '--lint=all', '--lint-fatal', 'observability/alerts.yml'],
    file: 'observability/alerts.yml',
    slips: [['  - name: ', '  - names: ']],
  },
  {
    program: 'promtool',
    args: ['test', 'rules', 'observability/alerts.test.yml'],
    file: 'observability/alerts.yml',
    slips: [
      ['< 0.99', '< 0.9'],
      ['unless on (projection)', 'and on (projection)'],
      ['- on() group_left()', '+ on() group_left()'],
    ],
  },
  {
    program: 'caddy',
    args: ['validate', '--adapter', 'caddyfile', '--config', 'docker/Caddyfile'],
    file: 'docker/Caddyfile',
    slips: [['reverse_proxy', 'reverse_prox']],
  },
  // As compose.yaml's profiles `medium` and `full` set it.
  {
    program: 'caddy',
    args: ['validate', '--adapter', 'caddyfile', '--config', 'docker/Caddyfile'],
    env: { UPSTREAM: 'api-1:3000 api-2:3000' },
    file: 'docker/Caddyfile',
    slips: [['lb_try_duration', 'lb_duration']],
  },
];

const broken = (text: string, [from, to]: Slip): string => {
  if (!text.includes(from)) throw new Error(`There is no '${from}' to make a slip in.`);
  return text.replace(from, to);
};

const sayOverlooked = (proof: Proof, file: string, slip: Slip) =>
  proof.fault(`A slip in ${file} was not noticed: ${slip.join(' → ')}`);

const judgeFiles = (proof: Proof) => {
  for (const { file, judge, slips } of CASES) {
    const text = readText(file);
    for (const complaint of judge(text)) proof.fault(`${file}: ${complaint}`);
    for (const slip of slips) if (judge(broken(text, slip)).length === 0) sayOverlooked(proof, file, slip);
    proof.say(`${file}: looked at, with and without a slip`);
  }
};

/** A copy of a folder of infra/, to make slips in. */
const copyOf = async (proof: Proof, ...folders: readonly string[]): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'sternklar-slips-'));
  proof.defer(() => rm(copy, { recursive: true, force: true }));
  for (const folder of folders) await cp(join(root, 'infra', folder), join(copy, folder), { recursive: true });
  return copy;
};

/** Runs a check while a file has a slip. */
const withSlip = async <T>(path: string, slip: Slip, check: () => Promise<T>): Promise<T> => {
  const text = await readFile(path, 'utf8');
  await writeFile(path, broken(text, slip));
  try {
    return await check();
  } finally {
    await writeFile(path, text);
  }
};

const complaintsAbout = async (kustomize: Kustomize, folder: string, full: boolean): Promise<readonly string[]> => {
  const rendered = await kustomize.render(folder);
  return 'text' in rendered ? renderedFaults(rendered.text, { full }) : [rendered.complaint];
};

const judgeKubernetes = async (proof: Proof, kustomize: Kustomize) => {
  const folder = join(await copyOf(proof, 'kubernetes'), 'kubernetes');
  const base = join(folder, 'base');
  const full = join(folder, 'overlays/full');
  for (const complaint of await complaintsAbout(kustomize, base, false)) proof.fault(`base: ${complaint}`);
  for (const complaint of await complaintsAbout(kustomize, full, true)) proof.fault(`full: ${complaint}`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  for (const file of files.sort()) {
    const slip = KUBERNETES_SLIPS[file];
    if (!slip) {
      proof.fault(`kubernetes/${file} takes no part: it has no slip.`);
      continue;
    }
    const noticed = await withSlip(join(folder, file), slip, () => complaintsAbout(kustomize, full, true));
    if (noticed.length === 0) sayOverlooked(proof, `kubernetes/${file}`, slip);
  }
  proof.say(
    `infra/kubernetes: base and overlay rendered and judged, with and without a slip in each of ${files.length} files`,
  );
};

/** Slips that leave a manifest valid, with a field that nobody reads. */
const FIELD_SLIPS: readonly Slip[] = [
  ['matchLabels:', 'matchLabel:'],
  ['pollingInterval:', 'pollInterval:'],
];

const judgeFieldNames = async (proof: Proof, kustomize: Kustomize) => {
  const rendered = await kustomize.render(join(root, 'infra/kubernetes/overlays/full'));
  if ('complaint' in rendered) return;
  for (const complaint of await fieldNameFaults(rendered.text)) proof.fault(`full: ${complaint}`);
  for (const slip of FIELD_SLIPS)
    if ((await fieldNameFaults(broken(rendered.text, slip))).length === 0) sayOverlooked(proof, 'kubernetes', slip);
  proof.say('infra/kubernetes: the overlay has no field that there is not, and slips in names are noticed');
};

const tryKubernetes = async (proof: Proof) => {
  const kustomize = await openKustomize();
  if (typeof kustomize === 'string') {
    proof.notRun(kustomize);
    return;
  }
  proof.defer(kustomize.remove);
  await judgeKubernetes(proof, kustomize);
  await judgeFieldNames(proof, kustomize);
};

const UNIT = 'sternklar.service';
const UNIT_SLIPS: readonly Slip[] = [
  ['Restart=', 'Restarts='],
  ['Type=exec', 'Type=fork'],
  ['ExecStart=/usr/bin/node', 'ExecStart=/usr/bin/no-node'],
  ['CapabilityBoundingSet=', '# CapabilityBoundingSet='],
];

const trySystemd = async (proof: Proof) => {
  if (!(await hasSystemd())) {
    proof.notRun('systemd-analyze is not installed.');
    return;
  }
  const text = readText(`infra/systemd/${UNIT}`);
  for (const complaint of await unitFaults(UNIT, text)) proof.fault(`${UNIT}: ${complaint}`);
  for (const slip of UNIT_SLIPS)
    if ((await unitFaults(UNIT, broken(text, slip))).length === 0) sayOverlooked(proof, UNIT, slip);
  proof.say(`systemd-analyze ${UNIT}: ran, with and without a slip`);
};

const tryPrograms = async (proof: Proof) => {
  const programs = await openPrograms();
  if (typeof programs === 'string') {
    proof.notRun(programs);
    return;
  }
  proof.defer(programs.remove);
  const folder = await copyOf(proof, 'observability', 'docker');
  for (const { program, args, env, file, slips } of PROGRAM_CASES) {
    const judge = () => complaintOf(programs, program, { args, env, cwd: folder });
    const complaint = await judge();
    if (complaint !== null) proof.fault(`${file}: ${complaint}`);
    for (const slip of slips)
      if ((await withSlip(join(folder, file), slip, judge)) === null) sayOverlooked(proof, file, slip);
    proof.say(`${program} ${args.slice(0, 2).join(' ')} ${file}: ran, with and without a slip`);
  }
};

await runProof(
  {
    name: 'infra',
    proves:
      'the files for Docker, Compose, Kubernetes, systemd, Prometheus and Caddy are valid and fit together, and the alerts tell what they should.',
    limitMs: 400_000,
  },
  async (proof) => {
    judgeFiles(proof);
    await Promise.all([tryKubernetes(proof), tryPrograms(proof), trySystemd(proof)]);
  },
);
