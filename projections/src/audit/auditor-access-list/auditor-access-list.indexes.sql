create index access_by_created_at on access (created_at, id);
create index access_by_auditor on access (auditor_id, created_at, id);
