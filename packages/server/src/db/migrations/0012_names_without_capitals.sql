DROP INDEX "companies_name";--> statement-breakpoint
DROP INDEX "filings_company_name";--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"),"cik");--> statement-breakpoint
CREATE INDEX "filings_company_name" ON "filings" USING btree (lower("company_name"),"accession_number");