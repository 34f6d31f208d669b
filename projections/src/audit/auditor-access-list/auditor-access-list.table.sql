-- What auditors have read, one row for each access.
create table access (
  -- The event's id.
  id uuid primary key,
  created_at timestamptz not null,
  auditor_id uuid not null,
  operation text not null,
  -- What the call named by its id.
  subject_id uuid
);
