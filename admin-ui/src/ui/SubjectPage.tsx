import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useParams } from 'react-router';
import { orNull, type SubjectKind, subjectKey } from '../data-provider/subject.ts';
import { Loaded } from './Loaded.tsx';
import { Missing, type MissingProps, NotFoundPage } from './Missing.tsx';

interface SubjectPageProps<Subject> {
  /** Where the data provider has it. */
  readonly resource: SubjectKind;
  /** What is loaded, such as 'Der Benutzer'. */
  readonly label: string;
  /** Said where there is no such thing. */
  readonly missing: MissingProps;
  /** `readAt` is when the server answered, in milliseconds: the clock of a page that is rendered twice. */
  children(subject: Subject, readAt: number): ReactNode;
}

const Subject = <Read extends RaRecord>(props: SubjectPageProps<Read> & { readonly id: string }) => {
  const { resource, id, label, missing, children } = props;
  const dataProvider = useDataProvider();
  const query = useQuery({
    queryKey: subjectKey(resource, id),
    queryFn: async () => (await orNull(dataProvider.getOne<Read>(resource, { id })))?.data ?? null,
  });
  return (
    <Loaded query={query} label={label} height={420}>
      {(found) => (found === null ? <Missing {...missing} /> : children(found, query.dataUpdatedAt))}
    </Loaded>
  );
};

/** The page of the one thing that the address names, read by the data provider; a 404 where there is none. */
export const SubjectPage = <Read extends RaRecord>(props: SubjectPageProps<Read>) => {
  const { id = '', '*': rest = '' } = useParams();
  return rest === '' ? <Subject<Read> key={id} id={id} {...props} /> : <NotFoundPage />;
};
