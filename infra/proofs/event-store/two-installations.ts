import { freePort, startProduct } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';
import { endPostgres, openStage } from '../common/stage.ts';
import { createPeople } from './people.ts';
import type { LogServer } from './server.ts';

/** A second installation on the same server is told that the log is not its own, and has one with a namespace of its own. */
export const twoInstallations = async (proof: Proof, server: LogServer): Promise<void> => {
  const begun = await startProduct({ env: { PORT: String(await freePort()), EVENT_STORE_URL: server.url } }).then(
    async (product) => {
      await product.stop();
      await product.remove();
      return '';
    },
    (error: unknown) => String(error),
  );
  if (!begun.includes('gehört zu einer anderen Installation'))
    proof.fault(`A second installation began on the log of the first. ${begun}`);
  else proof.say('a second installation is refused, by name');
  const own = { EVENT_STORE_URL: server.url, EVENT_STORE_PREFIX: `zweite-${Date.now()}.` };
  const second = await openStage(proof, { env: own });
  const people = await createPeople(second.url);
  await people.untilVisible();
  const businesses = await people.client<unknown[]>({ path: '/business', token: people.customer.token });
  if (businesses?.length !== 1) proof.fault('Two installations with namespaces of their own mix.');
  else proof.say('with a namespace of its own it runs beside the first one');
  await second.product().stop();
  await endPostgres(second.dataDir);
};
