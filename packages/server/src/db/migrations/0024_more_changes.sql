-- What pages of visitors are made of beside answers that were kept before: stored closes, and which company a ticker means.
create trigger stock_prices_changed after insert or update or delete or truncate on stock_prices
  for each statement execute function note_change();
--> statement-breakpoint
create function note_tickers() returns trigger language plpgsql as $$
begin
  insert into changes (topic) values ('tickers') on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger companies_tickers after insert or delete or truncate or update of tickers on companies
  for each statement execute function note_tickers();
