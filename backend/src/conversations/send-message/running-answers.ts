/** An answer that is being given: what was said of it so far and what comes, and how it ends. */
export interface RunningAnswer<Piece, Reply> {
  /** All pieces from the first one on, for each who listens; then the reply. Throws what the answer failed with. */
  listen(): AsyncGenerator<{ readonly piece: Piece } | { readonly reply: Reply }, void>;
}

export interface RunningAnswers<Piece, Reply> {
  /**
   * The answer that runs under this key already, or a new one, which goes on to its end whether or not anybody listens. Without
   * a key it is always a new one.
   */
  join(key: string | null, begin: (say: (piece: Piece) => void) => Promise<Reply>): RunningAnswer<Piece, Reply>;
  /** Resolves once none runs any more. */
  settled(): Promise<void>;
}

/** The answers that this process is giving. */
export const createRunningAnswers = <Piece, Reply>(): RunningAnswers<Piece, Reply> => {
  const byKey = new Map<string, RunningAnswer<Piece, Reply>>();
  const running = new Set<Promise<unknown>>();

  const start = (begin: (say: (piece: Piece) => void) => Promise<Reply>) => {
    const pieces: { readonly piece: Piece }[] = [];
    let news = Promise.withResolvers<void>();
    const wake = () => {
      news.resolve();
      news = Promise.withResolvers();
    };
    const reply = begin((piece) => {
      pieces.push({ piece });
      wake();
    });
    let isOver = false;
    const end = () => {
      isOver = true;
      wake();
    };
    // What it failed with is told to whoever listens.
    const ended = reply.then(end, end);
    async function* listen() {
      for (let heard = 0; heard < pieces.length || !isOver; ) {
        const piece = pieces[heard];
        if (piece === undefined) {
          await news.promise;
          continue;
        }
        heard += 1;
        yield piece;
      }
      yield { reply: await reply };
    }
    return { answer: { listen }, ended };
  };

  return {
    join(key, begin) {
      const known = key === null ? undefined : byKey.get(key);
      if (known) return known;
      const { answer, ended } = start(begin);
      if (key !== null) byKey.set(key, answer);
      running.add(ended);
      void ended.then(() => {
        running.delete(ended);
        if (key !== null) byKey.delete(key);
      });
      return answer;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
