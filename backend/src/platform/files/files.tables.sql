create schema files;
grant usage on schema files to :running_role;

-- Encrypted files, piece by piece, where no other store is set. Whose they are is known elsewhere.
create table files.pieces (
  file_id uuid not null,
  number integer not null,
  bytes bytea not null,
  primary key (file_id, number)
);
-- What is encrypted cannot be compressed.
alter table files.pieces alter column bytes set storage external;
grant select, insert, delete on files.pieces to :running_role;
