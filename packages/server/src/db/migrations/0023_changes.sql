-- What every transaction changed, for answers that are kept (src/db/changes.ts): the table, and in tables of companies the
-- company. Only rows are added, each transaction its own: nobody waits for anybody. A job takes away what is old.
create table changes (
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  primary key (xid, topic)
);
--> statement-breakpoint
-- Of transactions below `pruned` nothing stands in the table any more; `next` is what the next round takes away.
create table changes_pruned (
  is_one boolean primary key default true check (is_one),
  pruned xid8 not null,
  next xid8 not null
);
--> statement-breakpoint
insert into changes_pruned (pruned, next)
  select pg_snapshot_xmin(s), pg_snapshot_xmin(s) from pg_current_snapshot() as s;
--> statement-breakpoint
-- Of a table that belongs to no company.
create function note_change() returns trigger language plpgsql as $$
begin
  insert into changes (topic) values (tg_table_name) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
-- Several companies, each its own topic; beyond a hundred all of them.
create function note_companies(of_table text, ciks bigint[]) returns void language plpgsql as $$
begin
  insert into changes (topic)
    select of_table
    union all select 'company ' || cik from unnest(ciks) as cik where cik is not null and cardinality(ciks) <= 100
    union all select 'company *' where cardinality(ciks) > 100
    on conflict do nothing;
end $$;
--> statement-breakpoint
create function note_truncate() returns trigger language plpgsql as $$
begin
  perform note_companies(tg_table_name, array_fill(0::bigint, array[101]));
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  -- how a row of each table tells its company
  of_company constant text[][] := array[
    ['companies', 'select cik from %1$s'],
    ['filings', 'select cik from %1$s'],
    ['statements', 'select cik from %1$s'],
    ['other_statements', 'select cik from %1$s'],
    ['vintages', 'select cik from %1$s'],
    ['other_vintages', 'select cik from %1$s'],
    ['filing_documents', 'select f.cik from %1$s r join filings f using (accession_number)'],
    ['analysis_requests', 'select f.cik from %1$s r join filings f using (accession_number)'],
    ['qc_failures', 'select f.cik from %1$s r join filings f using (accession_number)'],
    ['other_failures', 'select f.cik from %1$s r join filings f using (accession_number)'],
    ['figure_reports', 'select f.cik from %1$s r join filings f using (accession_number)'],
    ['statement_details', 'select s.cik from %1$s r join statements s on s.id = r.statement_id']
  ];
  of_none constant text[] := array['counters', 'ticker_register', 'company_lists', 'company_list_members', 'posts', 'post_filings', 'post_slugs'];
  name text;
  ciks text;
begin
  for i in 1 .. array_length(of_company, 1) loop
    name := of_company[i][1];
    ciks := of_company[i][2];
    execute format($f$
      create function note_%1$s() returns trigger language plpgsql as $t$
      begin
        if tg_op = 'UPDATE' then
          if exists (select from changed) then
            perform note_companies(tg_table_name, (select array_agg(distinct cik) from (%2$s union all %3$s) as c));
          end if;
        elsif exists (select from changed) then
          perform note_companies(tg_table_name, (select array_agg(distinct cik) from (%2$s) as c));
        end if;
        return null;
      end $t$ $f$, name, format(ciks, 'changed'), format(ciks, 'before'));
    execute format('create trigger %1$s_inserted after insert on %1$s referencing new table as changed for each statement execute function note_%1$s()', name);
    execute format('create trigger %1$s_updated after update on %1$s referencing old table as before new table as changed for each statement execute function note_%1$s()', name);
    execute format('create trigger %1$s_deleted after delete on %1$s referencing old table as changed for each statement execute function note_%1$s()', name);
    execute format('create trigger %1$s_emptied after truncate on %1$s for each statement execute function note_truncate()', name);
  end loop;
  -- When somebody was here last goes into no answer that is kept.
  create trigger users_changed after insert or delete or truncate or update of name, email, picture_url, is_admin,
    google_sub, demo_persona, subscription_status, service_name, payment_period, stripe_customer_id on users
    for each statement execute function note_change();
  foreach name in array of_none loop
    execute format('create trigger %1$s_changed after insert or update or delete or truncate on %1$s for each statement execute function note_change()', name);
  end loop;
end $$;
