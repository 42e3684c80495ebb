ALTER TABLE "analysis_requests" ADD COLUMN "is_superseded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "analysis_requests_failed" ON "analysis_requests" USING btree ("created_at","id") WHERE status = 'failed' and not is_superseded;--> statement-breakpoint
CREATE INDEX "qc_failures_group" ON "qc_failures" USING btree ("test","necessary","statement_id");--> statement-breakpoint
UPDATE "analysis_requests" r SET "is_superseded" = true WHERE EXISTS (SELECT 1 FROM "analysis_requests" later WHERE later."accession_number" = r."accession_number" AND later."id" > r."id");
