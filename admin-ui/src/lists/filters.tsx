import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';

interface Choice {
  readonly id: string | number;
  readonly name: string;
}

export const searchFilter = (placeholder: string) => (
  <SearchInput key="q" source="q" alwaysOn resettable placeholder={placeholder} />
);

interface ChoiceFilter {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** One of a few values, always in sight. */
export const choiceFilter = ({ source, label, choices }: ChoiceFilter) => (
  <SelectInput key={source} source={source} label={label} alwaysOn emptyText="Alle" choices={[...choices]} />
);

const asWord = (value: unknown) => (typeof value === 'boolean' ? String(value) : '');
const asBoolean = (word: string) => (word === '' ? '' : word === 'true');

interface YesOrNoFilter {
  readonly source: string;
  readonly label: string;
  readonly yes: string;
  readonly no: string;
}

export const yesOrNoFilter = ({ source, label, yes, no }: YesOrNoFilter) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn
    emptyText="Alle"
    choices={[
      { id: 'true', name: yes },
      { id: 'false', name: no },
    ]}
    format={asWord}
    parse={asBoolean}
  />
);

const bySearch = (q: string) => ({ q });

/** One customer, found by the e-mail address; shown when asked for. */
export const customerFilter = (
  <ReferenceInput
    key="user_id"
    source="user_id"
    label="Kunde"
    reference="users"
    sort={{ field: 'email', order: 'ASC' }}
  >
    <AutocompleteInput label="Kunde" optionText="email" filterToQuery={bySearch} sx={{ minWidth: 240 }} />
  </ReferenceInput>
);

/** One business, found by its name; shown when asked for. */
export const businessFilter = (
  <ReferenceInput
    key="business_id"
    source="business_id"
    label="Unternehmen"
    reference="businesses"
    sort={{ field: 'business_name', order: 'ASC' }}
  >
    <AutocompleteInput label="Unternehmen" optionText="business_name" filterToQuery={bySearch} sx={{ minWidth: 240 }} />
  </ReferenceInput>
);
