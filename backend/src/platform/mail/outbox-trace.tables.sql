-- The span that asked for a mail, as W3C `traceparent`: the sending belongs to the same trace. Null without traces.
alter table mail.outbox add column traceparent text;
