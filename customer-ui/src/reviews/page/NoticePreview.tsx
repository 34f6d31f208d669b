import { CHANNEL_LABEL, CHANNELS, type Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice, NoticeField } from '@sternklar/contracts/reviews/casework/notice.api';
import { useId, useState } from 'react';
import { AppLink } from '../../routing/AppLink.tsx';
import { PATHS } from '../../routing/screen.ts';
import { noticeTexts as texts } from '../../texts/notice.ts';
import { Button } from '../../ui/Button.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { NextNotice } from './next-notice.ts';
import './notice-preview.css';

interface NoticePreviewProps {
  readonly kind: Exclude<NextNotice, null>;
  readonly notice: Notice;
  readonly channel: Channel;
  readonly onChannel: (channel: Channel) => void;
  readonly onAmend: () => void;
  /** Null where there is none. */
  readonly onLetter: () => Promise<Blob | null>;
}

const LETTER_FILE = 'Brief-an-die-Plattform.pdf';

const isMissing = ({ fields }: Notice, name: NoticeField['name']) =>
  fields.some((field) => field.name === name && field.missing);

/** What nobody said yet, and where to say it. */
const Missing = ({ notice, onAmend }: Pick<NoticePreviewProps, 'notice' | 'onAmend'>) => {
  const ofCompany = (['company', 'address'] as const).filter((name) => isMissing(notice, name));
  return (
    <>
      {notice.missing.length > 0 && (
        <div className="notice-missing">
          <p>{texts.missing(notice.missing)}</p>
          <Button onClick={onAmend}>{texts.complete}</Button>
        </div>
      )}
      {ofCompany.length > 0 && (
        <p className="case-hint">
          {texts.missingCompany(ofCompany)}{' '}
          <AppLink href={`${PATHS.account}#rechnungsangaben`}>{texts.toCompany}</AppLink>
        </p>
      )}
    </>
  );
};

/** Where a way has no address of the platform's, customers cannot say it either. */
const isTheirs = ({ name, missing }: NoticeField): boolean => name !== 'recipient' || !missing;

const Fields = ({ fields }: Pick<Notice, 'fields'>) => (
  <dl className="notice-fields">
    {fields.filter(isTheirs).map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd className="case-words">{value === '' ? <i>{texts.notSaid}</i> : value}</dd>
      </div>
    ))}
  </dl>
);

/** What will go to the platform, word for word, on each way it can go; made of what the customer said, and theirs to change. */
export const NoticePreview = ({ kind, notice, channel, onChannel, onAmend, onLetter }: NoticePreviewProps) => {
  const id = useId();
  // A form has nothing beside its fields.
  const hasText = texts.hasText[channel];
  const [isBusy, setBusy] = useState(false);
  const saveLetter = async () => {
    setBusy(true);
    const letter = await onLetter();
    setBusy(false);
    if (letter !== null) saveFile(LETTER_FILE, letter);
  };
  return (
    <section className="notice" aria-labelledby="case-notice">
      <h2 id="case-notice">{texts.title[kind]}</h2>
      <p className="case-hint">{texts.hint}</p>
      <div className="notice-way">
        <label htmlFor={id}>{texts.way}</label>
        <div className="select">
          <select
            id={id}
            className="control"
            value={channel}
            onChange={({ target }) => onChannel(CHANNELS.find((one) => one === target.value) ?? channel)}
          >
            {CHANNELS.map((one) => (
              <option key={one} value={one}>
                {CHANNEL_LABEL[one]}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </div>
      </div>
      <Missing notice={notice} onAmend={onAmend} />
      <div className="notice-paper">
        {notice.fields.length > 0 && <Fields fields={notice.fields} />}
        {hasText && <p className="case-words">{notice.text === '' ? texts.empty : notice.text}</p>}
      </div>
      {notice.is_shortened && <p className="case-hint">{texts.shortened(notice.limit)}</p>}
      {notice.not_drawn !== '' && <p className="case-hint">{texts.notDrawn(notice.not_drawn)}</p>}
      <div className="notice-foot">
        {texts.hasLetter[channel] && (
          <Button busy={isBusy} onClick={() => void saveLetter()}>
            {texts.letter}
          </Button>
        )}
        <Button onClick={onAmend}>{texts.change}</Button>
      </div>
    </section>
  );
};
