import { expect, it } from 'vitest';
import { sendUntilAcknowledged } from './send-until-acknowledged.ts';
import type { TopicMessage } from './topic.ts';

const messageIn = (partition: number, key: string): TopicMessage => ({ partition, key, value: null, headers: {} });
const messages = [messageIn(0, 'a'), messageIn(1, 'b'), messageIn(0, 'c'), messageIn(1, 'd')];

it('what a client forgot of a batch is sent again, in its order', async () => {
  const sent: string[] = [];
  let leaderDies = true;
  await sendUntilAcknowledged(async (batch) => {
    const kept = batch.filter(({ partition }) => !leaderDies || partition === 0);
    leaderDies = false;
    sent.push(kept.map(({ key }) => key).join(''));
    return [...new Set(kept.map(({ partition }) => partition))].map((partition) => ({ partition }));
  }, messages);
  expect(sent).toEqual(['ac', 'bd']);
});

it('a batch of which nothing is acknowledged has failed', async () => {
  await expect(sendUntilAcknowledged(async () => [], messages)).rejects.toThrow('acknowledged none');
});

it('nothing is not sent', async () => {
  await sendUntilAcknowledged(() => Promise.reject(new Error('There is nothing to send.')), []);
});
