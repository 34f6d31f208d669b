-- Files that came with a mail into the developers' mailbox.
create table mail.mailbox_attachment (
  mail_id uuid not null references mail.mailbox on delete cascade,
  place smallint not null,
  filename text not null,
  content_type text not null,
  content bytea not null,
  primary key (mail_id, place)
);
grant select, insert, delete on mail.mailbox_attachment to :running_role;
