import { checkedSentence, MAX_REPLY, watchReply } from './checked-sentence.ts';
import type { Given } from './citations.ts';
import { createSentenceReader, type SentenceReader } from './sentences.ts';
import { sourcesInWords } from './sources.ts';

/** Told five at most; who goes on and on is not listened to. */
const MOST_SHOWN = 8;
const MOST_READ = 20;

/** The sentences of a model's reply that may be shown, each shown once and never taken back. */
export interface ShownReply {
  /** Takes the text of a round as it grows. Throws `ModelFailed` where nothing more of it is to be believed. */
  take(textSoFar: string, given: readonly Given[]): 'go on' | 'enough';
  /** The text of a round has ended: its last sentence needs no next one to be whole. */
  endRound(text: string, given: readonly Given[]): void;
  /** Says what the sentences stand on; nothing is shown after it. */
  end(): void;
  /** All that was shown, as people read it. */
  readonly text: string;
  readonly sentences: number;
  /** How many were not shown. */
  readonly dropped: number;
}

/** `say` gets each piece as it is shown; put together they are the text. */
export const createShownReply = (say: (piece: string) => void): ShownReply => {
  let reader: SentenceReader = createSentenceReader();
  const sources: string[] = [];
  let text = '';
  let sentences = 0;
  let dropped = 0;
  let followsDropped = false;

  const show = (piece: string) => {
    text += piece;
    say(piece);
  };
  const isEnough = () => sentences >= MOST_SHOWN || sentences + dropped >= MOST_READ;
  const add = (written: string, given: readonly Given[]) => {
    if (isEnough()) return;
    const checked = checkedSentence(written, given, { isFirst: sentences === 0, followsDropped });
    followsDropped = checked === null || text.length + checked.text.length >= MAX_REPLY;
    if (checked === null || followsDropped) {
      dropped += 1;
      return;
    }
    sentences += 1;
    sources.push(...checked.sources);
    show(text === '' ? checked.text : ` ${checked.text}`);
  };

  return {
    take(textSoFar, given) {
      watchReply(textSoFar);
      for (const sentence of reader.whole(textSoFar)) add(sentence, given);
      return isEnough() ? 'enough' : 'go on';
    },
    endRound(whole, given) {
      for (const sentence of reader.rest(whole)) add(sentence, given);
      reader = createSentenceReader();
    },
    end() {
      const line = sourcesInWords(sources);
      if (line !== '') show(`\n\n${line}`);
    },
    get text() {
      return text;
    },
    get sentences() {
      return sentences;
    },
    get dropped() {
      return dropped;
    },
  };
};
