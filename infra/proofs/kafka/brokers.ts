import { freePort } from '../../../backend/src/testing/running-product.ts';
import { type Broker, createBroker } from '../../kafka/broker.ts';
import type { BrokerFiles } from '../../kafka/broker-files.ts';
import type { Proof } from '../common/proof.ts';
import { makeSecret, type Secret, securelyReachable, withUser } from './secure-listener.ts';

/** Brokers of one cluster. */
export interface Brokers {
  readonly all: readonly Broker[];
  /** `host:port` of each. */
  readonly addresses: readonly string[];
}

export interface SecureBrokers extends Brokers {
  /** The same brokers, by TLS and login. */
  readonly secureAddresses: readonly string[];
  readonly secret: Secret;
}

/** Looks for what is too old each second, instead of each five minutes. */
const FORGETS_SOON = `
log.retention.check.interval.ms=1000
log.initial.task.delay.ms=1000
`;

/** A broker that stands alone, with its log in a given folder. */
export const startBroker = async (proof: Proof, files: BrokerFiles, home?: string): Promise<Brokers> => {
  const broker = await createBroker(proof, files, { ...(home && { home }), settings: FORGETS_SOON });
  await broker.start();
  return { all: [broker], addresses: [broker.address] };
};

/** Three brokers, each a controller, too: what is acknowledged, two have. Also reachable by TLS with a login. */
export const startThreeBrokers = async (proof: Proof, files: BrokerFiles): Promise<SecureBrokers> => {
  const secret = await makeSecret(proof);
  const places = await Promise.all(
    [1, 2, 3].map(async (id) => ({
      id,
      port: await freePort(),
      securePort: await freePort(),
      controllerPort: await freePort(),
    })),
  );
  const controllers = new Map(places.map(({ id, controllerPort }) => [id, controllerPort]));
  const all = await Promise.all(
    places.map(({ id, ...ports }) =>
      createBroker(proof, files, {
        id,
        port: ports.port,
        controllers,
        settings: securelyReachable(secret, ports),
        format: withUser(secret),
      }),
    ),
  );
  await Promise.all(all.map((broker) => broker.start()));
  return {
    all,
    addresses: all.map(({ address }) => address),
    secureAddresses: places.map(({ securePort }) => `127.0.0.1:${securePort}`),
    secret,
  };
};
