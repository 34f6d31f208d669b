/** Why a model's answer was not used. */
export const MODEL_FAILURES = [
  'unreachable',
  'refused',
  'first-sentence-late',
  'too-slow',
  'cut-off',
  'not-understood',
  'too-long',
  'empty',
  'not-german',
  'promise',
  'assessment',
  'foreign-link',
  'leak',
  'too-many-tools',
  'tool-failed',
  'unsupported',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

const WITHOUT_ANSWER: ReadonlySet<ModelFailure> = new Set([
  'unreachable',
  'refused',
  'first-sentence-late',
  'too-slow',
  'cut-off',
]);

/** Whether the service gave no whole answer in time; of the others it did, only not one to pass on. */
export const gaveNoAnswer = (failure: ModelFailure): boolean => WITHOUT_ANSWER.has(failure);

/** The model did not answer, or not in a way that may be passed on. Says nothing of what was asked or answered. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  readonly failure: ModelFailure;
  /** Whether asking once more may help: nothing has been answered yet. */
  readonly again: boolean;

  constructor(failure: ModelFailure, { again = false, detail = '' } = {}) {
    super(detail === '' ? failure : `${failure}: ${detail}`);
    this.failure = failure;
    this.again = again;
  }
}
