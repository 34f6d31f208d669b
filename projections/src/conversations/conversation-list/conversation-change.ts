/** What a batch changes in one conversation; null leaves a column as it is. */
export interface ConversationChange {
  readonly id: string;
  /** 'infinity' stands for no person: null would leave what is there. */
  readonly withPersonUntil: string | null;
  readonly personRequested: boolean | null;
  readonly resolved: boolean | null;
  readonly participantReadTo: number | null;
  readonly teamReadTo: number | null;
  readonly lastActivityAt: string | null;
  /** Somebody has seen to what was called for before. */
  readonly attentionEnded: boolean;
  /** What was called for since, with commas between. */
  readonly attention: string | null;
  /** Nobody waits for a person any more for what was before. */
  readonly waitingEnded: boolean;
  /** Since when somebody waits, by what is known from the batch. */
  readonly waitingSince: string | null;
  /** When the customer wrote first; whether that is to wait for a person, says who had the conversation before. */
  readonly writtenAt: string | null;
  /** Null for the second is nobody; both null leave it. */
  readonly holderChangedAt: string | null;
  readonly takenOverBy: string | null;
  /** Null for the other two with it true is nothing; false leaves them. */
  readonly contactChanged: boolean;
  readonly visitorEmail: string | null;
  readonly visitorName: string | null;
  /** Names and values by turns, as JSON. */
  readonly visitorAttributes: string | null;
  /** The batch's first address in lower case, null where one was taken away, and its event's version: whether it is another one says the row. */
  readonly firstAddress: string | null;
  readonly firstAddressAt: number | null;
  /** The version of the batch's last address that is another one than the one before it in the batch. */
  readonly contactSince: number | null;
  readonly version: number;
}

/** Without an event. */
export const UNCHANGED = {
  withPersonUntil: null,
  personRequested: null,
  resolved: null,
  participantReadTo: null,
  teamReadTo: null,
  lastActivityAt: null,
  attentionEnded: false,
  attention: null,
  holderChangedAt: null,
  takenOverBy: null,
  waitingEnded: false,
  waitingSince: null,
  writtenAt: null,
  contactChanged: false,
  visitorEmail: null,
  visitorName: null,
  visitorAttributes: null,
  firstAddress: null,
  firstAddressAt: null,
  contactSince: null,
};

/** What is known of a conversation before an event of the batch. */
export type Known = Omit<ConversationChange, 'version'>;

/** Nobody of the team has it any more. */
export const NOBODYS = { withPersonUntil: 'infinity', personRequested: false };
