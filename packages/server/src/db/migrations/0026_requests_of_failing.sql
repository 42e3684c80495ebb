ALTER TABLE "analysis_requests" ADD COLUMN "of_failing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "analysis_requests_of_failing" ON "analysis_requests" USING btree ("id") WHERE status in ('pending', 'started') and of_failing;--> statement-breakpoint
UPDATE "analysis_requests" r SET "of_failing" = true FROM "filings" f
  WHERE f.accession_number = r.accession_number AND r.status IN ('pending', 'started') AND f.qc_passed = false;--> statement-breakpoint
-- A request is made of a filing as it stands: whoever changes its checks holds it for update, and is waited for here, as the
-- foreign key does right after.
create function request_of_failing() returns trigger language plpgsql as $$
begin
  new.of_failing := coalesce((select qc_passed = false from filings where accession_number = new.accession_number for key share), false);
  return new;
end $$;
--> statement-breakpoint
create trigger analysis_requests_of_failing before insert on analysis_requests for each row
  when (new.status in ('pending', 'started')) execute function request_of_failing();
--> statement-breakpoint
create function filing_of_requests() returns trigger language plpgsql as $$
begin
  update analysis_requests set of_failing = (new.qc_passed is not distinct from false)
    where accession_number = new.accession_number and status in ('pending', 'started');
  return null;
end $$;
--> statement-breakpoint
create trigger filings_of_requests after update of qc_passed on filings for each row
  when ((old.qc_passed is not distinct from false) <> (new.qc_passed is not distinct from false)) execute function filing_of_requests();
