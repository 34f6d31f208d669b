/** What is looked for before everything else: it goes to a person at once, with the reason. */
export type Alarm =
  | 'danger-to-self'
  | 'danger-to-others'
  | 'medical-emergency'
  | 'account-taken'
  | 'termination-declared'
  | 'charge-disputed'
  | 'unanswered';

/** … or what may end the contract, and may be said in jest, be supposed or be somebody else's. */
export type SeenAlarm = Alarm | 'termination-supposed';
