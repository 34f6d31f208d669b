import { v7 } from 'uuid';
import { type OpenedLog, openOwnLog } from '../lib/own-log.ts';
import { type SampleStream, sampleEvent, sampleMetadata, sampleRow } from '../lib/sample-event.ts';
import type { AppendContender } from './appender.ts';

/** Encodes with the product's codec: the text is encrypted under the review's own key, made with its first event. */
export const appendEncrypted = async ({ store, codec }: OpenedLog, stream: SampleStream): Promise<void> => {
  const encode = stream.version === 0 ? codec.encodeWithNewKeys : codec.encode;
  const events = await encode([sampleEvent(stream.reviewId)], [v7()], sampleMetadata());
  insist(await store.append(stream.id, stream.version, events));
};

const appendPlain = async ({ store }: OpenedLog, stream: SampleStream): Promise<void> => {
  insist(await store.append(stream.id, stream.version, [sampleRow(stream.reviewId)]));
};

const insist = ({ appended }: { readonly appended: boolean }): void => {
  if (!appended) throw new Error('An append met another version, but each writer has streams of its own.');
};

const contender = (name: string, append: typeof appendPlain): AppendContender => ({
  name,
  async open(database) {
    const log = await openOwnLog(database);
    return { append: (stream) => append(log, stream), close: log.close };
  },
});

export const ours = contender('Sternklar, everything on', appendEncrypted);
export const oursUnencrypted = contender('Sternklar without encryption', appendPlain);
