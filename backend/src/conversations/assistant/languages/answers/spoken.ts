/** What is said in a language beside German. */
export interface Spoken {
  /** That only simple questions are understood, where one is not. */
  readonly notUnderstood: string;
  /** Whom to call, where it is not understood what somebody tells. */
  readonly inDanger: string;
  /** Before an answer in German. */
  readonly inGerman: string;
  /** How one gets to a person; after every answer. */
  readonly toPerson: string;
  /** Answers to what is asked most, by topic. */
  readonly answers: Readonly<Record<string, string>>;
}
