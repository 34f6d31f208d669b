import { readFile } from 'node:fs/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createKafkaTopic, type KafkaLogin } from '@sternklar/projections/engine/kafka/kafka-topic';
import type { SecureBrokers } from './brokers.ts';

/** Sentences on who came in although nobody vouches for the brokers, with a wrong password, or where nothing was granted. */
export const checkRefusals = async ({ secureAddresses, secret }: SecureBrokers): Promise<readonly string[]> => {
  const { username, password, certificateFile } = secret;
  const comeIn = async (login: KafkaLogin): Promise<string> => {
    const settings = { topic: 'nobody-s', partitions: 1, replication: 1, retentionHours: 1, tls: true };
    const said: string[] = [];
    const note = (details: object, message: string) => void said.push(`${JSON.stringify(details)} ${message}`);
    const logger = { info: () => undefined, warn: note, error: note };
    const topic = createKafkaTopic({
      settings: { brokers: secureAddresses, ...settings },
      login,
      clientId: 'stranger',
      logger,
    });
    return topic.ensure().then(
      () => 'in',
      (error: unknown) => [String(error), ...said].join('; '),
    );
  };
  const faults: string[] = [];
  const untrusted = await comeIn({ username, password });
  if (!untrusted.includes('self-signed'))
    faults.push(`A certificate that nobody vouches for was answered: ${untrusted}`);
  setDefaultCACertificates([...getCACertificates(), await readFile(certificateFile, 'utf8')]);
  const wrongPassword = await comeIn({ username, password: 'a guess' });
  if (!/authentication/i.test(wrongPassword)) faults.push(`A wrong password was answered: ${wrongPassword}`);
  const withoutRights = await comeIn({ username, password });
  if (!withoutRights.includes('Not authorized'))
    faults.push(`A topic that was not granted was answered: ${withoutRights}`);
  return faults;
};
