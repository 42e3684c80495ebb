CREATE INDEX "filings_revenue_up" ON "filings" USING btree ("currency_rank","currency","total_revenue","accession_number");--> statement-breakpoint
CREATE INDEX "filings_net_income_up" ON "filings" USING btree ("currency_rank","currency","net_income","accession_number");--> statement-breakpoint
CREATE INDEX "filings_revenue_open_up" ON "filings" USING btree ("currency_rank","currency","total_revenue","accession_number") WHERE is_open;--> statement-breakpoint
CREATE INDEX "filings_net_income_open_up" ON "filings" USING btree ("currency_rank","currency","net_income","accession_number") WHERE is_open;--> statement-breakpoint
CREATE INDEX "filings_version_down" ON "filings" USING btree ("version" DESC NULLS LAST,"accession_number" DESC NULLS LAST);