/** Something the assistant can answer: how people ask for it, and what it then says, word for word. */
export interface Topic {
  readonly id: string;
  /** What it is about, to put in a question: 'Meinen Sie den Preis?' */
  readonly title: string;
  readonly questions: readonly string[];
  readonly answer: string;
}
