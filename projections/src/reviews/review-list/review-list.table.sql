-- What lists show beside a review. Kept here as well, so that a list reads one read model at one position.
create table account (
  id uuid primary key,
  -- Null once the account's personal data were erased.
  email text
);

create table business (
  id uuid primary key,
  account_id uuid not null,
  -- Null once the account's personal data were erased.
  name text,
  name_key text not null,
  google_business_link text,
  removed boolean not null default false
);

create table review (
  id uuid primary key,
  business_id uuid not null,
  account_id uuid not null,
  -- Name, text and link are null once the review's personal data were erased.
  reviewer_name text,
  review_text text,
  review_url text,
  -- Name and text as they are searched.
  search_text text not null,
  rating smallint not null,
  reason text,
  good_faith boolean,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null unless the customer no longer asks for the removal.
  withdrawn_at timestamptz,
  -- Stream version of the last event in this row.
  version integer not null,
  -- It is listed no longer, and again once its owner has the business back.
  business_removed boolean not null default false
);

-- What lists read.
create view listed_review as select * from review where not business_removed;

-- Removing a business finds its reviews by it, and erasing an account what is its own, in a rebuild too.
create index review_by_business on review (business_id, created_at, id);
create index review_by_account on review (account_id, created_at, id);
create index business_by_account on business (account_id);

-- Totals by the two filters with few values, so that no list has to count millions of rows.
create table review_count (
  status text not null,
  rating smallint not null,
  reviews bigint not null,
  primary key (status, rating)
);
insert into review_count (status, rating, reviews)
select status, rating, 0
from unnest(array['eingereicht', 'gelöscht', 'nicht_genehmigt']) as status, generate_series(1, 5) as rating;

-- What the platform calls what was sent to it, as it is searched; without those that were erased.
create table sent_reference (
  review_id uuid not null,
  reference_key text collate "C" not null,
  primary key (review_id, reference_key)
);

-- Accounts that were erased: what is recorded of them after that leaves nothing personal either.
create table erased_account (
  id uuid primary key
);
