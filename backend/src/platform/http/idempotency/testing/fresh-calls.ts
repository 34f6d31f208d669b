import type pg from 'pg';
import { signInStaff } from '../../../../testing/accounts.ts';
import { type ApiAnswer, apiCalls } from '../../../../testing/api-calls.ts';
import { createAsk } from '../../../../testing/ask.ts';
import { TEST_ADMIN, type TestWorld } from '../../../../testing/test-world.ts';
import { createThings } from '../../../../testing/things.ts';
import type { SliceDeclaration } from '../../../slice.port.ts';

/** A request that does something when it is sent for the first time. */
export interface FreshCall {
  send(headers: Readonly<Record<string, string>>): Promise<ApiAnswer>;
  /** As in an example. */
  readonly statusAfterCrash?: number;
}

export interface FreshCalls {
  /** A slice's example for somebody new who owns what it names, or for an admin. */
  prepare(slice: SliceDeclaration): Promise<FreshCall>;
}

/** Calls of a world's product, in process; `owner` owns its tables. */
export const createFreshCalls = async (world: TestWorld, owner: pg.Client): Promise<FreshCalls> => {
  const ask = createAsk(async ({ method, path, headers, body }) => {
    const known = method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET';
    const answer = await world.app.inject({ method: known, url: path, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, text: answer.body };
  });
  const admin = await signInStaff(ask, TEST_ADMIN);
  const things = createThings({
    ask,
    origin: 'http://localhost:3000',
    sql: owner,
    admin,
    now: world.now,
    settle: world.catchUp,
  });
  return {
    async prepare({ call, access, example }) {
      const customer = await things.newCustomer();
      const caller = access.includes('admin') ? admin : customer;
      const filled = await things.callOf(example, { caller, owner: customer });
      const { params = {}, body = {}, headers = {}, statusAfterCrash } = filled;
      const path = call.replace(/^\w+ /, '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const person = apiCalls(world.app, access === 'public' ? null : (filled.token ?? caller.token));
      const method = call.startsWith('PUT') ? 'put' : 'post';
      return {
        send: (more) => person[method](path, body, { ...headers, ...more }),
        ...(statusAfterCrash !== undefined && { statusAfterCrash }),
      };
    },
  };
};
