import { AutocompleteInput, ReferenceInput, SearchInput } from 'react-admin';
import { ChoiceInput, type ChoiceInputProps } from './ChoiceInput.tsx';

export const searchFilter = (placeholder: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    resettable
    placeholder={placeholder}
    slotProps={{ htmlInput: { 'aria-label': `Suchen: ${placeholder}` } }}
  />
);

/** One of a few values, always in sight. */
export const choiceFilter = (props: Omit<ChoiceInputProps, 'alwaysOn'>) => (
  <ChoiceInput key={props.source} {...props} alwaysOn />
);

// Without a hint below: react-admin writes an empty one as HTML, which the content policy forbids.
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
    <AutocompleteInput label="Kunde" optionText="email" helperText={false} filterToQuery={bySearch} />
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
    <AutocompleteInput label="Unternehmen" optionText="business_name" helperText={false} filterToQuery={bySearch} />
  </ReferenceInput>
);
