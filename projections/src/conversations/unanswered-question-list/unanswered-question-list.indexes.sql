create index question_by_age on question (asked_at, id);
