-- Which transaction last changed what a company is screened by, its name and its sector: processes that hold all companies
-- in memory (src/features/screener/store.ts) read those alone again. One row a company, written by the transaction itself,
-- which holds the company; nothing has to be taken away.
create table screened_changes (
  cik bigint primary key,
  xid xid8 not null
);
--> statement-breakpoint
create index screened_changes_xid on screened_changes (xid);
--> statement-breakpoint
create function note_screened_rows() returns trigger language plpgsql as $$
begin
  insert into screened_changes (cik, xid) select distinct cik, pg_current_xact_id() from changed order by cik
    on conflict (cik) do update set xid = excluded.xid where screened_changes.xid <> excluded.xid;
  return null;
end $$;
--> statement-breakpoint
create function note_screened_company() returns trigger language plpgsql as $$
begin
  insert into screened_changes (cik, xid) values (new.cik, pg_current_xact_id())
    on conflict (cik) do update set xid = excluded.xid where screened_changes.xid <> excluded.xid;
  return null;
end $$;
--> statement-breakpoint
create function note_screened_all() returns trigger language plpgsql as $$
begin
  insert into screened_changes (cik, xid) select cik, pg_current_xact_id() from companies order by cik
    on conflict (cik) do update set xid = excluded.xid where screened_changes.xid <> excluded.xid;
  return null;
end $$;
--> statement-breakpoint
create trigger screened_periods_inserted after insert on screened_periods
  referencing new table as changed for each statement execute function note_screened_rows();
--> statement-breakpoint
create trigger screened_periods_updated after update on screened_periods
  referencing new table as changed for each statement execute function note_screened_rows();
--> statement-breakpoint
create trigger screened_periods_deleted after delete on screened_periods
  referencing old table as changed for each statement execute function note_screened_rows();
--> statement-breakpoint
create trigger screened_periods_emptied after truncate on screened_periods
  for each statement execute function note_screened_all();
--> statement-breakpoint
create trigger companies_screened after update of name, sic on companies for each row
  when (old.name is distinct from new.name or old.sic is distinct from new.sic) execute function note_screened_company();
