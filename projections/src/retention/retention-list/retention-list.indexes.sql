create index kept_review_by_age on kept_review (closed_at, id) where closed_at is not null;
