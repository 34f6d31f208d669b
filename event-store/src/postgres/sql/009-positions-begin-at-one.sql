-- Whoever follows the log begins after position 0: an event before that would be read with its stream, and with nothing else.
-- Rows from before are not looked at here (it would lock the log for as long as that takes); `audit watch` names them.
alter table event_log.events add constraint events_positions_begin_at_one check (position > 0) not valid;
