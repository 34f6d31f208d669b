/** `npm run prove roles`: every operation of the API, called by everybody. See docs/proofs/roles.md. */
import { slicesByOperation } from '../../backend/src/testing/slices-by-operation.ts';
import { STRIPE_ENV } from '../../backend/src/testing/things/payments.ts';
import { createSend, type Send } from './common/exchange.ts';
import { fetchDocument, fillPath, METHODS, type Operation, operationsOf } from './common/operations.ts';
import { OPERATOR } from './common/operator.ts';
import { type Proof, runProof } from './common/proof.ts';
import { eventsByRequest } from './common/recorded.ts';
import { JWT_SECRET, openStage } from './common/stage.ts';
import { controlTrials } from './roles/control.ts';
import type { Trial } from './roles/judge.ts';
import { renderTable } from './roles/table.ts';
import { type Declared, tryOperation } from './roles/try-operation.ts';
import { createWorld, type World } from './roles/world.ts';

const SOMETHING = '01900000-0000-7000-8000-000000000000';

/** Of the server itself: no slice's, and there is nothing to know about how to call them. */
const OF_THE_SERVER = ['GET /api/openapi.json', 'GET /api/health/live', 'GET /api/health/ready'];

const DECLARED: ReadonlyMap<string, Declared> = new Map([
  ...slicesByOperation,
  ...OF_THE_SERVER.map((name) => [name, { example: {} }] as const),
]);

const reportUnknown = (operations: readonly Operation[], proof: Proof) => {
  const names = operations.map(({ name }) => name);
  for (const name of names) {
    if (!DECLARED.has(name)) proof.fault(`${name} is not tried: no slice declares it, with an example of its call.`);
  }
  for (const name of DECLARED.keys()) {
    if (!names.includes(name)) proof.fault(`${name} is a slice's, but the server does not have it.`);
  }
};

/** Methods that an address does not have are refused to everybody, even to admins. */
const tryOtherMethods = async (operations: readonly Operation[], send: Send, world: World) => {
  const wrong: string[] = [];
  for (const [path, declared] of Map.groupBy(operations, (operation) => operation.path)) {
    const others = METHODS.map((method) => method.toUpperCase()).filter(
      (method) => !declared.some((operation) => operation.method === method),
    );
    for (const method of others) {
      const address = fillPath(path, { id: SOMETHING, businessId: SOMETHING, keyId: SOMETHING });
      const headers = { authorization: `Bearer ${world.tokenOf('admin')}`, 'content-type': 'application/json' };
      const { status } = await send({ method, path: address, headers, body: '{}' });
      if (status !== 404 && status !== 405)
        wrong.push(`${method} ${path} is not in the document, but answers ${status}.`);
    }
  }
  return wrong;
};

await runProof(
  {
    name: 'roles',
    proves:
      'whoever calls an operation is let in or refused exactly as it declares, and a refused call stores nothing.',
    limitMs: 420_000,
  },
  async (proof) => {
    const stage = await openStage(proof, { env: { EXPOSE_CODES: 'true', ...OPERATOR, ...STRIPE_ENV } });
    const { send, close } = createSend(stage.url, 4);
    proof.defer(close);
    const operations = operationsOf(await fetchDocument(stage.url));
    reportUnknown(operations, proof);
    const sql = await stage.database();
    const world = await createWorld(send, JWT_SECRET, { sql, origin: `http://localhost:${new URL(stage.url).port}` });
    proof.say(`${operations.length} operations in the server's own route table`);

    const trials: Trial[] = [];
    const refused: string[] = [];
    for (const operation of operations) {
      const declared = DECLARED.get(operation.name);
      if (!declared) continue;
      const tried = await tryOperation(operation, declared, { send, world });
      trials.push(...tried.trials);
      refused.push(...tried.refusedRequests);
      tried.faults.forEach(proof.fault);
    }
    (await tryOtherMethods(operations, send, world)).forEach(proof.fault);

    const recorded = await eventsByRequest(sql);
    for (const id of refused) {
      if (recorded.has(id)) proof.fault(`The refused request ${id} stored ${recorded.get(id)?.join(', ')}.`);
    }
    const control = controlTrials(trials);
    for (const name of control.unnoticed) proof.fault(`Control: ${name} would not have been noticed.`);

    console.log(renderTable(trials).join('\n'));
    proof.say(`${trials.length} calls judged, ${refused.length} of them had to be refused`);
    proof.say(
      `control: ${control.doctored} wrong declarations put to the judge, ${control.unnoticed.length} unnoticed`,
    );
  },
);
