import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import kafkajs from 'kafkajs';
import type { Proof } from '../common/proof.ts';

const execute = promisify(execFile);

/** What brokers need to be reached by TLS with a login, and clients to come in. */
export interface Secret {
  readonly keyStore: string;
  readonly keyStorePassword: string;
  /** The certificate as a client wants it, to trust nobody else. */
  readonly certificateFile: string;
  readonly username: string;
  readonly password: string;
}

/** A certificate for the loopback address, valid also for clocks that are days behind, and a user; both of this run only. */
export const makeSecret = async (proof: Proof): Promise<Secret> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-broker-tls-'));
  proof.defer(() => rm(folder, { recursive: true, force: true }));
  const keyStore = join(folder, 'broker.p12');
  const certificateFile = join(folder, 'broker.pem');
  const keyStorePassword = randomUUID();
  const store = ['-keystore', keyStore, '-storetype', 'PKCS12', '-storepass', keyStorePassword, '-alias', 'broker'];
  const names = ['-dname', 'CN=127.0.0.1', '-ext', 'SAN=IP:127.0.0.1'];
  await execute('keytool', [
    '-genkeypair',
    ...store,
    '-keyalg',
    'EC',
    ...names,
    '-startdate',
    '-30d',
    '-validity',
    '60',
  ]);
  await execute('keytool', ['-exportcert', ...store, '-rfc', '-file', certificateFile]);
  return { keyStore, keyStorePassword, certificateFile, username: 'sternklar', password: randomUUID() };
};

/** Settings of a broker with a second listener: TLS, and a login by SCRAM whose user may only what was granted. */
export const securelyReachable = (
  { keyStore, keyStorePassword }: Secret,
  { port, securePort, controllerPort }: { port: number; securePort: number; controllerPort: number },
): string => `
listeners=PLAINTEXT://127.0.0.1:${port},SECURE://127.0.0.1:${securePort},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port},SECURE://127.0.0.1:${securePort}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,SECURE:SASL_SSL
sasl.enabled.mechanisms=SCRAM-SHA-512
listener.name.secure.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
ssl.keystore.type=PKCS12
ssl.keystore.location=${keyStore}
ssl.keystore.password=${keyStorePassword}
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:ANONYMOUS
`;

/** Words of the command that formats a broker's folder: the user is known from the beginning. */
export const withUser = ({ username, password }: Secret): readonly string[] => [
  '--add-scram',
  `SCRAM-SHA-512=[name=${username},password=${password}]`,
];

/** The rights that docs/operations.md says the product's login needs, and no others. */
export const grantRights = async (
  brokers: readonly string[],
  { username, topic }: { readonly username: string; readonly topic: string },
): Promise<void> => {
  const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs;
  const admin = new kafkajs.Kafka({ brokers: [...brokers], logLevel: kafkajs.logLevel.NOTHING }).admin();
  const right = (resourceType: number, resourceName: string, operation: number) => ({
    resourceType,
    resourceName,
    operation,
    resourcePatternType: ResourcePatternTypes.LITERAL,
    principal: `User:${username}`,
    host: '*',
    permissionType: AclPermissionTypes.ALLOW,
  });
  const { CREATE, DESCRIBE, READ, WRITE } = AclOperationTypes;
  await admin.connect();
  await admin.createAcls({
    acl: [
      ...[CREATE, DESCRIBE, READ, WRITE].map((operation) => right(AclResourceTypes.TOPIC, topic, operation)),
      right(AclResourceTypes.GROUP, `${topic}-read-models`, READ),
    ],
  });
  await admin.disconnect();
};
