create index journal_entry_by_month on journal_entry (month, day, position, part);
