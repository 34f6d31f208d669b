-- Pinned builds of the chat widget that an operator has ended before their time; null while a build is served.
alter table http.widget_scripts add column withdrawn_at timestamptz;
create index widget_scripts_withdrawn on http.widget_scripts (build) where withdrawn_at is not null;
