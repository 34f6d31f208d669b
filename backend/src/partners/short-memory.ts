/** Answers that may be a moment old. */
export interface ShortMemory<Answer> {
  /** The answer of less than `ttlMs` ago, or what asking again comes to. */
  find(question: string, ask: () => Promise<Answer>): Promise<Answer>;
  forget(question: string): void;
  forgetAll(): void;
}

export interface ShortMemoryOptions {
  /** Milliseconds of a clock that never runs backwards. */
  readonly elapsed: () => number;
  readonly ttlMs: number;
  /** Most answers kept, 10,000 by default; the oldest are forgotten first. */
  readonly limit?: number;
}

export const createShortMemory = <Answer>(options: ShortMemoryOptions): ShortMemory<Answer> => {
  const { elapsed, ttlMs, limit = 10_000 } = options;
  /** In the order in which they were asked for, so the first one is the oldest. */
  const answers = new Map<string, { readonly answer: Answer; readonly staleAt: number }>();
  /** Grows with everything forgotten, so that what was being asked meanwhile is not kept. */
  let forgotten = 0;

  return {
    async find(question, ask) {
      const known = answers.get(question);
      if (known && known.staleAt > elapsed()) return known.answer;
      const [staleAt, before] = [elapsed() + ttlMs, forgotten];
      const answer = await ask();
      if (before !== forgotten) return answer;
      answers.delete(question);
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size >= limit) answers.delete(oldest);
      answers.set(question, { answer, staleAt });
      return answer;
    },
    forget(question) {
      forgotten += 1;
      answers.delete(question);
    },
    forgetAll() {
      forgotten += 1;
      answers.clear();
    },
  };
};
