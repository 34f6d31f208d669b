/** `npm run prove infra`: the files that operators run the product with, before their own tools. See docs/proofs/infra.md. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../commands/steps.ts';
import { runProof } from './common/proof.ts';
import {
  type Judge,
  judgeCompose,
  judgeDockerfile,
  judgeKustomization,
  judgeManifest,
  judgePatch,
  readText,
} from './infra/files.ts';
import { complaintOf, openPrograms } from './infra/programs.ts';

interface Case {
  readonly file: string;
  readonly judge: Judge;
  /** A slip, to see that the judge notices it: what is replaced, and with what. */
  readonly slip: readonly [string, string];
}

const CASES: readonly Case[] = [
  { file: 'infra/docker/Dockerfile', judge: judgeDockerfile, slip: ['WORKDIR', 'WORKDIRR'] },
  { file: 'infra/compose.yaml', judge: judgeCompose, slip: ['    restart:', '    restarts:'] },
  {
    file: 'infra/kubernetes/kustomization.yaml',
    judge: judgeKustomization,
    slip: ['  - service.yaml', '  - svc.yaml'],
  },
  { file: 'infra/kubernetes/deployments.yaml', judge: judgeManifest, slip: ['  selector:', '  selectors:'] },
  { file: 'infra/kubernetes/process.yaml', judge: judgePatch, slip: ['containerPort: 3000', 'containerPort: drei'] },
  { file: 'infra/kubernetes/service.yaml', judge: judgeManifest, slip: ['port: 80', 'port: eighty'] },
  { file: 'infra/kubernetes/network-policy.yaml', judge: judgeManifest, slip: ['port: 53', 'port: [53]'] },
  {
    file: 'infra/kubernetes/pod-disruption-budget.yaml',
    judge: judgeManifest,
    slip: ['minAvailable: 1', 'minAvailable: []'],
  },
  {
    file: 'infra/kubernetes/horizontal-pod-autoscaler.yaml',
    judge: judgeManifest,
    slip: ['maxReplicas: 3', 'maxReplicas: x'],
  },
];

interface ProgramCase extends Pick<Case, 'file' | 'slip'> {
  readonly program: 'promtool' | 'caddy';
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const PROGRAM_CASES: readonly ProgramCase[] = [
  {
    program: 'promtool',
    args: ['check', 'config', 'observability/prometheus.yml'],
    file: 'observability/prometheus.yml',
    slip: ['job_name', 'jobname'],
  },
  {
    program: 'promtool',
    args: ['test', 'rules', 'observability/alerts.test.yml'],
    file: 'observability/alerts.yml',
    slip: ['< 0.99', '< 0.9'],
  },
  {
    program: 'caddy',
    args: ['validate', '--adapter', 'caddyfile', '--config', 'docker/Caddyfile'],
    file: 'docker/Caddyfile',
    slip: ['reverse_proxy', 'reverse_prox'],
  },
  // As compose.yaml's profile `full` sets it.
  {
    program: 'caddy',
    args: ['validate', '--adapter', 'caddyfile', '--config', 'docker/Caddyfile'],
    env: { UPSTREAM: 'api-1:3000 api-2:3000' },
    file: 'docker/Caddyfile',
    slip: ['lb_try_duration', 'lb_duration'],
  },
];

const broken = (text: string, [from, to]: readonly [string, string]): string => {
  if (!text.includes(from)) throw new Error(`There is no '${from}' to make a slip in.`);
  return text.replace(from, to);
};

await runProof(
  {
    name: 'infra',
    proves:
      'the files for Docker, Compose, Kubernetes, Prometheus and Caddy are valid, and the alerts tell what they should.',
    limitMs: 170_000,
  },
  async (proof) => {
    for (const { file, judge, slip } of CASES) {
      const text = readText(file);
      for (const complaint of judge(text)) proof.fault(`${file}: ${complaint}`);
      if (judge(broken(text, slip)).length === 0) proof.fault(`A slip in ${file} was not noticed: ${slip.join(' → ')}`);
      proof.say(`${file}: looked at, with and without a slip`);
    }
    const programs = await openPrograms();
    if (typeof programs === 'string') {
      proof.notRun(programs);
      return;
    }
    proof.defer(programs.remove);
    const folder = await mkdtemp(join(tmpdir(), 'sternklar-slips-'));
    proof.defer(() => rm(folder, { recursive: true, force: true }));
    await cp(join(root, 'infra/observability'), join(folder, 'observability'), { recursive: true });
    await cp(join(root, 'infra/docker'), join(folder, 'docker'), { recursive: true });
    for (const { program, args, env, file, slip } of PROGRAM_CASES) {
      const complaint = await complaintOf(programs, program, { args, env, cwd: folder });
      if (complaint !== null) proof.fault(`${file}: ${complaint}`);
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), broken(text, slip));
      const noticed = await complaintOf(programs, program, { args, env, cwd: folder });
      if (noticed === null) proof.fault(`A slip in ${file} was not noticed: ${slip.join(' → ')}`);
      await writeFile(join(folder, file), text);
      proof.say(`${program} ${args.slice(0, 2).join(' ')}: ran, with and without a slip`);
    }
  },
);
