import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { caseworkTexts as texts } from '../../texts/casework.ts';

/** The text as it would go to the platform's report tool, before it goes. */
export const NoticePreview = ({ notice }: { readonly notice: Notice }) => (
  <section aria-labelledby="case-notice">
    <h2 id="case-notice">{texts.notice}</h2>
    {notice.text === '' ? <p>{texts.noticeEmpty}</p> : <p className="case-words">{notice.text}</p>}
    {notice.is_shortened && notice.limit !== null && <p className="case-hint">{texts.noticeShortened(notice.limit)}</p>}
    <p className="case-hint">{texts.noticeHint}</p>
  </section>
);
