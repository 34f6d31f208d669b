import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice, NoticeField } from '@sternklar/contracts/reviews/casework/notice.api';
import { type NoticeFieldName, textOfFields } from '@sternklar/contracts/reviews/casework/notice-fields';

/** What somebody changed of a notice before it is sent. */
export interface NoticeChanges {
  readonly text?: string;
  readonly fields?: Readonly<Partial<Record<NoticeFieldName, string>>>;
}

/** What is on the screen of a notice: it stays there, whatever the customer says meanwhile. */
export interface ShownNotice extends NoticeChanges {
  readonly base: Notice;
  /** The origin of the newest notice to which somebody held this one. */
  readonly agreed: string;
  /** It was copied or changed: what somebody chooses beside it makes no other text of it. */
  readonly isTouched: boolean;
}

/** A notice as it is about to be sent. */
export interface NoticeDraft {
  readonly text: string;
  readonly fields: readonly NoticeField[];
  /** The customer said something else since it was shown, and nobody has said which of both is to be entered. */
  readonly isOutdated: boolean;
  /** Somebody has said that this one, the older one, went out. */
  readonly isOlder: boolean;
}

/** Whatever of a notice changes makes another of this. */
export const originOf = ({ text, fields }: Notice): string => JSON.stringify([text, fields.map(({ value }) => value)]);

export const shownAtFirst = (notice: Notice): ShownNotice => ({
  base: notice,
  agreed: originOf(notice),
  isTouched: false,
});

/** What is shown, held to what the notice would be by now. */
export const draftOf = (notice: Notice, shown: ShownNotice = shownAtFirst(notice)): NoticeDraft => {
  const { base, agreed, text = base.text, fields = {} } = shown;
  const now = originOf(notice);
  return {
    text,
    fields: base.fields.map((field) => ({ ...field, value: fields[field.name] ?? field.value })),
    isOutdated: agreed !== now,
    isOlder: agreed === now && originOf(base) !== now,
  };
};

/** What each way has beside its text: the legal form is its fields, mails and letters have a subject above them. */
export const WAY: Readonly<
  Record<Channel, { readonly hasText: boolean; readonly hasLetter: boolean; readonly kept: readonly NoticeFieldName[] }>
> = {
  'report-tool': { hasText: true, hasLetter: false, kept: [] },
  'legal-form': {
    hasText: false,
    hasLetter: false,
    kept: ['company', 'address', 'email', 'business', 'review_url', 'review', 'explanation', 'evidence', 'declaration'],
  },
  email: { hasText: true, hasLetter: false, kept: ['subject'] },
  post: { hasText: true, hasLetter: true, kept: ['subject'] },
};

/** Everything that goes out, as it is kept word for word. */
export const sentTextOf = (channel: Channel, { text, fields }: NoticeDraft): string => {
  const { hasText, kept } = WAY[channel];
  const above = textOfFields(fields.filter(({ name }) => kept.includes(name)));
  return [above, hasText ? text.trim() : ''].filter((part) => part !== '').join('\n\n');
};

/** What is copied with one key; of a form, the field that takes longest to type. */
export const copiedOf = (channel: Channel, { text, fields }: NoticeDraft): string =>
  WAY[channel].hasText ? text : (fields.find(({ name }) => name === 'explanation')?.value ?? '');
