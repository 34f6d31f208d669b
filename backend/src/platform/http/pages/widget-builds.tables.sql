-- Scripts of the chat widget at addresses that partners have pinned, of each build that was ever in use here, so that they stay
-- after an update. As they are sent; `in_use_at` is when the build was last the current one.
create table http.widget_scripts (
  build text not null,
  file text not null,
  content bytea not null,
  brotli bytea not null,
  gzip bytea not null,
  in_use_at timestamptz not null,
  primary key (build, file)
);
create index widget_scripts_in_use on http.widget_scripts (in_use_at);
grant select, insert, update, delete on http.widget_scripts to :running_role;
