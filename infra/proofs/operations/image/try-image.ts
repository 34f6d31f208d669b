import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { EXAMPLE_OPERATOR } from '../../../../backend/src/platform/settings/testing/example-operator.ts';
import { freePort } from '../../../../backend/src/testing/running-product.ts';
import { createSend } from '../../common/exchange.ts';
import type { Proof } from '../../common/proof.ts';
import { type Image, openBuilder } from './build.ts';
import { type Container, startContainer } from './container.ts';
import { runTool, whyNoImages } from './tools.ts';

type Env = Readonly<Record<string, string>>;

const MOST_MEGABYTES = 150;
/** Of a machine that does other things beside; alone it is a tenth of that. */
const READY_WITHIN_MS = 60_000;
const DRAIN_SECONDS = 2;
const ENDS_WITHIN_MS = 30_000;
const STAFF = { email: 'leitung@muster.example', password: 'nur-fuer-diesen-beweis-1' };
const S3_PACKAGE = '@aws-sdk/client-s3';

const secret = () => randomBytes(32).toString('base64');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What an operator fills in, beside a database on this machine. */
const settingsFor = async (proof: Proof): Promise<Env> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-image-data-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const postgres = await startEmbeddedPostgres({ dataDir });
  proof.defer(() => postgres.stop());
  const port = String(await freePort());
  return {
    ...EXAMPLE_OPERATOR,
    DATABASE_URL: postgres.url,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://sternklar.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    JWT_SECRET: secret(),
    MASTER_KEY: secret(),
    AUDIT_SIGNING_KEY: secret(),
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
};

const diskOf = async (folder: string): Promise<number> =>
  Number((await runTool('du', ['-sk', folder])).split('\t')[0]) / 1024;

const weigh = async (proof: Proof, { folder }: Image) => {
  const [packages, product, whole] = await Promise.all(
    ['app/node_modules', 'app', '.'].map((part) => diskOf(join(folder, part))),
  );
  if (packages === undefined || packages > MOST_MEGABYTES)
    proof.fault(`The image carries ${packages?.toFixed(0)} MB of packages, more than ${MOST_MEGABYTES}.`);
  proof.say(
    `packages ${packages?.toFixed(0)} MB, with the product ${product?.toFixed(0)} MB, with this base ${whole?.toFixed(0)} MB on disk`,
  );
};

const statusOf = async (url: string): Promise<number> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

/** How long it took until it could answer; throws with what it printed when it ends or does not get there. */
const untilReady = async (container: Container, url: string): Promise<number> => {
  const started = performance.now();
  let code: number | null | undefined;
  void container.ended.then((with_) => {
    code = with_;
  });
  while (performance.now() - started < READY_WITHIN_MS) {
    if (code !== undefined) throw new Error(`The container ended with ${code}:\n${container.output()}`);
    if ((await statusOf(`${url}/api/health/ready`)) === 200) return performance.now() - started;
    await delay(20);
  }
  throw new Error(`The container was not ready within ${seconds(READY_WITHIN_MS)}:\n${container.output()}`);
};

/** As the kernel sees it: nobody's rights, and a root that refuses. */
const confined = async (proof: Proof, image: Image, env: Env, { pid }: Container) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  for (const line of [
    'Uid:\t1000\t',
    'Gid:\t1000\t',
    'CapEff:\t0000000000000000',
    'CapBnd:\t0000000000000000',
    'NoNewPrivs:\t1',
  ])
    if (!status.includes(line)) proof.fault(`The product runs without ${JSON.stringify(line)} in the container.`);
  const write = (file: string) => ['node', '-e', `require('node:fs').writeFileSync('${file}', '')`];
  for (const [file, may] of [
    ['/app/written', false],
    ['/tmp/written', true],
  ] as const) {
    const code = await startContainer(image, env, write(file)).ended;
    if ((code === 0) !== may) proof.fault(`${file} ${may ? 'cannot' : 'can'} be written in the container.`);
  }
};

/** Something of everything: pages, API, chat, a page of the back office with its rows, a picture made safe, the health check. */
const serves = async (proof: Proof, image: Image, env: Env, url: string) => {
  for (const [path, expected] of [
    ['/', 200],
    ['/dashboard', 200],
    ['/chat-widget.js', 200],
    ['/admin', 302],
    ['/api/openapi.json', 200],
    ['/api/admin/users', 401],
  ] as const) {
    const status = await statusOf(`${url}${path}`);
    if (status !== expected) proof.fault(`${path} is answered ${status} instead of ${expected}.`);
  }
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const page = await (await fetch(`${url}/admin/users`, { headers: { cookie } })).text();
  if (!page.includes(STAFF.email)) proof.fault(`The back office is not rendered with its rows: ${login.status}`);
  const picture = startContainer(image, env, ['node', '--input-type=module', '-e', CLEAN_A_PICTURE]);
  if ((await picture.ended) !== 0)
    proof.fault(`A picture cannot be made safe in the image: ${picture.output().slice(-600)}`);
  const asked = startContainer(image, env, ['node', 'infra/docker/ask-readiness.mjs']);
  if ((await asked.ended) !== 0) proof.fault('The health check does not find a product that serves.');
};

/** One red point, through the product's own way from bytes to a safe picture. */
const CLEAN_A_PICTURE = `
const { cleanPicture } = await import('/app/backend/src/reviews/evidence/clean-picture.ts');
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const made = await cleanPicture(Buffer.from(point, 'base64'), 'image/png');
if (!Buffer.isBuffer(made)) throw new Error(String(made));`;

/** It says that it is leaving, answers until others have noticed, and ends with 0. */
const drains = async (proof: Proof, container: Container, url: string) => {
  const { send, close } = createSend(url, 2);
  proof.defer(close);
  const told = performance.now();
  container.kill('SIGTERM');
  let refused = 0;
  let answered = 0;
  let leaving = 0;
  while (performance.now() - told < (DRAIN_SECONDS * 1000) / 2) {
    const [ready, other] = await Promise.all([
      send({ method: 'GET', path: '/api/health/ready' }).then(
        ({ status }) => status,
        () => 0,
      ),
      send({ method: 'GET', path: '/api/openapi.json' }).then(
        ({ status }) => status,
        () => 0,
      ),
    ]);
    if (ready === 503) leaving += 1;
    if (other === 200) answered += 1;
    else refused += 1;
    await delay(50);
  }
  const code = await Promise.race([container.ended, delay(ENDS_WITHIN_MS, 'never' as const)]);
  const took = performance.now() - told;
  if (code !== 0) proof.fault(`After SIGTERM the container ended with ${code}: ${container.output().slice(-600)}`);
  if (leaving === 0 || refused > 0 || answered === 0)
    proof.fault(`While draining ${leaving} × not ready, ${answered} requests answered, ${refused} refused.`);
  if (took < DRAIN_SECONDS * 1000) proof.fault(`The container drained for ${seconds(took)} only.`);
  proof.say(`SIGTERM: not ready at once, ${answered} more requests answered, exit code ${code} after ${seconds(took)}`);
};

/** Without the client for it, a store of files is refused by name instead of failing at the first upload. */
const refusesStoreWithoutClient = async (proof: Proof, image: Image, env: Env) => {
  const store = { EVIDENCE_S3_BUCKET: 'b', EVIDENCE_S3_KEY: 'k', EVIDENCE_S3_SECRET: secret() };
  const refused = startContainer(image, { ...env, ...store, PORT: String(await freePort()) });
  const code = await refused.ended;
  if (code !== 1 || !refused.output().includes(S3_PACKAGE))
    proof.fault(`A store without its client ends with ${code}: ${refused.output().slice(-600)}`);
  else proof.say('a store for files without its client in the image: refused at the start, by name');
};

const start = (proof: Proof, image: Image, env: Env): Container => {
  const container = startContainer(image, env);
  proof.defer(() => {
    container.kill('SIGKILL');
    return container.ended;
  });
  return container;
};

/** Builds the real Dockerfile, and judges what comes out of it. */
export const tryImage = async (proof: Proof): Promise<void> => {
  const why = await whyNoImages();
  const builder = why ?? (await openBuilder(proof));
  if (typeof builder === 'string') {
    // Not what CI has to have: a machine of its own kind, and Debian's mirror.
    proof.say(`The image was not built. ${builder}`);
    return;
  }
  proof.say('a base in the place of node:24-slim, by debootstrap');
  const image = await builder.build();
  proof.say('infra/docker/Dockerfile built by buildah');
  await judgeImage(proof, image);
};

/** Weighs, starts, uses and ends an image, as its own user on a read-only root. */
export const judgeImage = async (proof: Proof, image: Image): Promise<void> => {
  await weigh(proof, image);
  const env = await settingsFor(proof);
  const url = `http://127.0.0.1:${env.PORT}`;
  const first = start(proof, image, env);
  proof.say(
    `ready ${seconds(await untilReady(first, url))} after a first start on an empty database, which it migrated`,
  );
  await confined(proof, image, env, first);
  await serves(proof, image, env, url);
  await drains(proof, first, url);
  const again = start(proof, image, env);
  proof.say(`ready ${seconds(await untilReady(again, url))} after a start on that database`);
  again.kill('SIGTERM');
  await again.ended;
  await refusesStoreWithoutClient(proof, image, env);
};
