-- Open cases only: decided ones become ever more, and no list has them.
create index review_case_next on review_case (state, moment, created_at, id) where state not in ('decided', 'withdrawn');
create index review_case_by_channel on review_case (channel, state, moment, created_at, id)
  where state not in ('decided', 'withdrawn');
create index review_case_by_created_at on review_case (created_at, id) where state not in ('decided', 'withdrawn');
create index sent_reference_search on sent_reference (reference_key, review_id);
