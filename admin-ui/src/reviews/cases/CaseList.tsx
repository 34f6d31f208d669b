import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { CHANNEL_LABEL, CHANNELS } from '@sternklar/contracts/reviews/casework/casework-words';
import { DUE_CHOICES } from '../../data-provider/due-filter.ts';
import { CardList } from '../../lists/CardList.tsx';
import type { CsvExport } from '../../lists/ExportButton.tsx';
import { businessFilter, choiceFilter, customerFilter, searchFilter } from '../../lists/filters.tsx';
import { BY_AGE } from '../../lists/SortSelect.tsx';
import { formatDay, formatMoment } from '../../texts/format.ts';
import { reviewerName } from '../names.ts';
import { CaseChips } from './CaseChips.tsx';
import { CaseRow } from './CaseRow.tsx';
import { CaseRows, isClosed } from './CaseRows.tsx';
import { CaseActions, caseColumns } from './case-columns.tsx';
import { channelWords, stateWords, waitWords } from './case-row-words.ts';
import { searchElsewhere } from './search-elsewhere.ts';

const casesCsv: CsvExport<ListedCase> = {
  name: 'faelle',
  keptFilters: ['state'],
  columns: [
    { title: 'Stand', value: ({ next }) => stateWords(next) },
    { title: 'Worauf er wartet', value: waitWords },
    { title: 'Verfasser', value: ({ reviewer_name }) => reviewer_name },
    { title: 'Unternehmen', value: ({ business_name }) => business_name },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Arbeitet daran', value: ({ taken_over }) => taken_over?.email ?? '' },
    { title: 'Weg', value: (row) => channelWords(row) ?? '' },
    { title: 'Nachfragen am', value: ({ next }) => (next.until ? formatDay(next.until) : '') },
    { title: 'Eingereicht', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'ID', value: ({ id }) => id },
  ],
};

const filters = [
  searchFilter('Verfasser, Kunde, Aktenzeichen', 'Verfasser, Unternehmen, Kunde, Aktenzeichen'),
  choiceFilter({
    source: 'channel',
    label: 'Weg',
    choices: CHANNELS.map((channel) => ({ id: channel, name: CHANNEL_LABEL[channel] })),
  }),
  choiceFilter({ source: 'due', label: 'Wiedervorlage', choices: DUE_CHOICES }),
  customerFilter,
  businessFilter,
];

/** What waits, in the order in which it is looked at; each row leads to its review's page. */
export const CaseList = () => (
  <CardList<ListedCase>
    sorts={[{ field: 'next', order: 'ASC', label: 'Was dran ist' }, ...BY_AGE]}
    filters={filters}
    csv={casesCsv}
    label="Fälle"
    none="Kein Fall ist offen. Sobald ein Kunde eine Bewertung einreicht, steht ihr Fall hier."
    elsewhere={searchElsewhere}
    head={<CaseChips />}
    around={CaseRows}
    table={{
      columns: caseColumns,
      nameOf: (row) => `${reviewerName(row)}, ${row.business_name}`,
      actions: (row) => <CaseActions row={row} />,
      isSelectable: (row) => !isClosed(row),
    }}
    card={(row) => <CaseRow key={row.id} row={row} />}
  />
);
