-- What customers and visitors asked and the assistant had no answer for.
create table question (
  -- That of the message.
  id uuid primary key,
  conversation_id uuid not null,
  -- Null for a visitor.
  account_id uuid,
  text text not null,
  -- How the assistant answered it instead: in-part, asked-back, not-known.
  answered text not null,
  asked_at timestamptz not null
);
-- Erasing an account, or a visitor's conversation, finds its questions by these, in a rebuild too.
create index question_by_account on question (account_id) where account_id is not null;
create index question_by_conversation on question (conversation_id);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
