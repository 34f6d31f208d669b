-- Whose personal data the log says were erased for their age; accounts are the user-list's.
create table erased_subject (
  -- Of the event that says so.
  position bigint primary key,
  subject text not null
);
-- A decision on an erased review starts nothing anew, in a rebuild neither.
create index erased_subject_by_name on erased_subject (subject);

-- Reviews whose removal was decided and whose personal data are still kept, also of removed businesses.
create table decided_review (
  id uuid primary key,
  account_id uuid not null,
  decided_at timestamptz not null
);
