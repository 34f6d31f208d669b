create index decided_review_by_age on decided_review (decided_at, id);
