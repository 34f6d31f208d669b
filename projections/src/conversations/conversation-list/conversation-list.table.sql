-- Customers' addresses, for the admins' list.
create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text,
  -- The address as it is searched; empty when erased.
  email_key text not null
);

-- Partners' names, which are shown with their visitors.
create table partner (
  id uuid primary key,
  name text not null
);

create table conversation (
  id uuid primary key,
  -- Whose it is: a customer's, or that of a widget visitor on the page of a partner (null where that is not known).
  account_id uuid,
  visitor_id uuid,
  partner_id uuid,
  -- Until then a person answers; null when none has. What the status is follows from it and the time of asking.
  with_person_until timestamptz,
  -- The customer asked for a person, and none has answered since.
  person_requested boolean not null,
  -- Nothing more is to do, and nobody has written since.
  resolved boolean not null,
  -- Stream versions up to which either side has read what the other wrote; 0 for nothing.
  participant_read_to integer not null,
  team_read_to integer not null,
  -- Who of the team took it over, and when; it runs out. Null: nobody.
  taken_over_by uuid,
  taken_over_at timestamptz,
  -- What a visitor gave to be told of answers; null where they gave nothing, or took it back.
  visitor_email text,
  visitor_name text,
  -- What the partner's page says of the visitor, in its order: names and values by turns.
  visitor_attributes text[] not null default '{}',
  -- Stream version of what last gave another address, or took it away: links that were issued before went elsewhere.
  contact_since integer not null default 0,
  message_count integer not null,
  -- Why a person must see it at once, in the order in which it came up; empty once one has.
  attention text[] not null,
  -- Since when somebody has waited for a person, who has not answered since.
  waiting_since timestamptz,
  -- How urgent the most urgent of `attention` is, 0 the most; 5 for none. The order is that of ATTENTION_REASONS.
  attention_rank smallint not null generated always as (
    case
      when 'emergency' = any (attention) then 0
      when 'account-taken' = any (attention) then 1
      when 'termination-declared' = any (attention) then 2
      when 'termination-supposed' = any (attention) then 3
      when 'charge-disputed' = any (attention) then 4
      when 'unanswered' = any (attention) then 5
      else 6
    end
  ) stored,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  -- Stream version of the last event in this row.
  version integer not null,
  check (num_nonnulls(account_id, visitor_id) = 1)
);
-- Erasing an account finds its conversation by it, in a rebuild too.
create index conversation_by_account on conversation (account_id, last_activity_at, id);

create table message (
  conversation_id uuid not null,
  -- Version of the message's event in the conversation's stream: messages are in its order.
  number integer not null,
  id uuid not null,
  sender text not null,
  -- Null once the account's or visitor's personal data were erased.
  text text,
  created_at timestamptz not null,
  -- The sender's own id of the message, if it was sent with one.
  client_message_id uuid,
  -- Whether an answer of the assistant helped whoever asked; null while they have not said.
  helpful boolean,
  primary key (conversation_id, number)
);

-- Links to answers that visitors are mailed.
create table answer_link (
  conversation_id uuid not null,
  -- Of its event in the conversation's stream.
  version integer not null,
  id uuid not null,
  issued_at timestamptz not null,
  -- When the mail was to go.
  mail_at timestamptz not null,
  used boolean not null,
  -- The visitor was seen before that, so none went.
  needless boolean not null,
  primary key (conversation_id, version)
);

-- The total, so that no list has to count its rows.
create table conversation_count (
  only_row boolean primary key default true check (only_row),
  conversations bigint not null
);
insert into conversation_count (conversations) values (0);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
