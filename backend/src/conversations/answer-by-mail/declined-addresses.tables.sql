-- Who wants no mails about answers in chats, whatever anybody types there: keyed hashes of addresses, which tell nothing without
-- the key. A year later a row is forgotten.
create table mail.declined_answers (
  address_hash bytea primary key,
  declined_at timestamptz not null
);
create index declined_answers_oldest on mail.declined_answers (declined_at);
grant select, insert, update, delete on mail.declined_answers to :running_role;
