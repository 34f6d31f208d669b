-- What a figure is made of ended within a period: each is found by the moment in which it did.
create index case_figure_by_submitted_at on case_figure (submitted_at);
create index case_figure_by_forwarded_at on case_figure (forwarded_at) include (submitted_at);
create index case_figure_by_answered_at on case_figure (answered_at) include (forwarded_at);
create index case_figure_by_decided_at on case_figure (decided_at)
  include (submitted_at, is_removed, reason, channel, business_id, on_appeal);
create index case_figure_by_came_back_at on case_figure (came_back_at);
