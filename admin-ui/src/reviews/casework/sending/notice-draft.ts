import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice, NoticeField } from '@sternklar/contracts/reviews/casework/notice.api';
import { type NoticeFieldName, textOfFields } from '@sternklar/contracts/reviews/casework/notice-fields';

/** What somebody changed of a notice before it is sent, and what it was made from. */
export interface NoticeChanges {
  readonly from: string;
  readonly text?: string;
  readonly fields?: Readonly<Partial<Record<NoticeFieldName, string>>>;
}

/** A notice as it is about to be sent. */
export interface NoticeDraft {
  readonly text: string;
  readonly fields: readonly NoticeField[];
  /** The customer said something else since the changes were begun: what is shown is older. */
  readonly isOutdated: boolean;
}

/** Whatever of a notice changes makes another of this. */
export const originOf = ({ text, fields }: Notice): string => JSON.stringify([text, fields.map(({ value }) => value)]);

export const draftOf = (notice: Notice, changes: NoticeChanges | undefined): NoticeDraft => ({
  text: changes?.text ?? notice.text,
  fields: notice.fields.map((field) => ({ ...field, value: changes?.fields?.[field.name] ?? field.value })),
  isOutdated: changes !== undefined && changes.from !== originOf(notice),
});

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
