create schema evidence;
grant usage on schema evidence to :running_role;

-- Files under way. Name and bytes are encrypted under the review's key, as they come.
create table evidence.uploads (
  id uuid primary key,
  review_id uuid not null,
  -- The review's owner, whose room it takes.
  account_id uuid not null,
  uploader_id uuid not null,
  sealed_name bytea not null,
  size integer not null,
  received integer not null default 0,
  begun_at timestamptz not null,
  touched_at timestamptz not null,
  -- While somebody makes evidence of it; whoever dies lets go by this time.
  taken_until timestamptz,
  -- What it became; kept for a day, so that asking again is answered.
  evidence_id uuid
);
create index uploads_by_account on evidence.uploads (account_id) where evidence_id is null;
create index uploads_by_uploader on evidence.uploads (uploader_id, touched_at) where evidence_id is null;
create index uploads_by_review on evidence.uploads (review_id);
create index uploads_by_age on evidence.uploads (begun_at);

create table evidence.upload_pieces (
  upload_id uuid not null references evidence.uploads on delete cascade,
  begins_at integer not null,
  bytes bytea not null,
  primary key (upload_id, begins_at)
);
alter table evidence.upload_pieces alter column bytes set storage external;

-- Every file that is stored, wherever the store is: for the room that an account takes, and to find what nobody knows of.
create table evidence.files (
  evidence_id uuid primary key,
  review_id uuid not null,
  account_id uuid not null,
  size integer not null,
  -- When somebody looks whether the log still knows it; null once it is known.
  look_at timestamptz
);
create index files_by_account on evidence.files (account_id) include (size);
create index files_by_review on evidence.files (review_id);
create index files_to_look_at on evidence.files (look_at) where look_at is not null;
grant select, insert, update, delete on evidence.uploads, evidence.upload_pieces, evidence.files to :running_role;
