import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';
import { endPostgres } from '../common/stage.ts';
import { type Cluster, startCluster, type WithEngines } from './start-cluster.ts';

/** A cluster on a data folder of its own; processes, PostgreSQL and folder go when the proof ends. */
export const stageCluster = async (
  proof: Proof,
  engines: WithEngines,
): Promise<{ readonly cluster: Cluster; readonly dataDir: string; readonly url: string }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-cluster-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  proof.defer(() => endPostgres(dataDir));
  const port = String(await freePort());
  const cluster = await startCluster(proof, { dataDir, port, ...engines });
  const url = `http://localhost:${port}`;
  const on = Object.values(cluster.engines).map((address) => ` on ${address}`);
  proof.say(`${cluster.members.join(', ')} run behind ${url}${on.join('')}`);
  return { cluster, dataDir, url };
};

/** As Ctrl-C does it; a cluster that does not end in order is a fault. */
export const endInOrder = async (proof: Proof, cluster: Cluster): Promise<void> => {
  const code = await cluster.stop();
  if (code !== 0) proof.fault(`The cluster ended with ${code}: ${cluster.output().slice(-2_000)}`);
};
