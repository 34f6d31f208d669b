-- Also for sessions that switch ordinary triggers off, like the guards of the log.
alter table personal_data.subject_keys enable always trigger guard_subject_keys;
alter table personal_data.subject_keys enable always trigger guard_subject_keys_truncate;
