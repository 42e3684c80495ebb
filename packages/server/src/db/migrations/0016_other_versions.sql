CREATE TABLE "other_failures" (
	"kind" text NOT NULL,
	"test" text NOT NULL,
	"other_id" bigint NOT NULL,
	"accession_number" text NOT NULL,
	"description" text NOT NULL,
	"necessary" boolean NOT NULL,
	CONSTRAINT "other_failures_test_other_id_pk" PRIMARY KEY("test","other_id")
);
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "balance_sheet_state" text;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "cash_flow_state" text;--> statement-breakpoint
ALTER TABLE "other_statements" ADD COLUMN "edited_by" bigint;--> statement-breakpoint
ALTER TABLE "other_statements" ADD COLUMN "edit_reason" text;--> statement-breakpoint
ALTER TABLE "other_failures" ADD CONSTRAINT "other_failures_other_id_other_statements_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."other_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "filings" f SET "balance_sheet_state" = o.balance_sheet_state, "cash_flow_state" = o.cash_flow_state FROM (
	SELECT accession_number,
		max(state) FILTER (WHERE kind = 'balance_sheet') AS balance_sheet_state,
		max(state) FILTER (WHERE kind = 'cash_flow') AS cash_flow_state
	FROM (SELECT accession_number, kind, CASE WHEN absent IS NOT NULL THEN 'absent' WHEN qc_passed THEN 'passed' ELSE 'failed' END AS state
		FROM "other_statements" WHERE is_current) s GROUP BY accession_number) o
WHERE f.accession_number = o.accession_number;--> statement-breakpoint
INSERT INTO "other_failures" ("kind", "test", "other_id", "accession_number", "description", "necessary")
SELECT DISTINCT ON (o.id, t.test ->> 'name') o.kind, t.test ->> 'name', o.id, o.accession_number, t.test ->> 'description', (t.test ->> 'necessary')::boolean
FROM "other_statements" o CROSS JOIN LATERAL jsonb_array_elements(o.qc -> 'tests') AS t(test)
WHERE o.is_current AND o.absent IS NULL AND NOT (t.test ->> 'passed')::boolean AND t.test -> 'accepted' IS NULL;--> statement-breakpoint
INSERT INTO "counters" ("name", "n")
SELECT CASE kind WHEN 'balance_sheet' THEN 'balance_sheets.' ELSE 'cash_flows.' END
	|| CASE WHEN absent IS NOT NULL THEN 'absent' WHEN qc_passed THEN 'passing' ELSE 'not_passing' END, count(*)
FROM "other_statements" WHERE is_current GROUP BY 1
ON CONFLICT ("name") DO UPDATE SET "n" = excluded."n";--> statement-breakpoint
CREATE INDEX "other_failures_statement" ON "other_failures" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "other_failures_group" ON "other_failures" USING btree ("kind","test","necessary","other_id");--> statement-breakpoint
CREATE INDEX "filings_balance_sheet" ON "filings" USING btree ("balance_sheet_state","filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE balance_sheet_state <> 'passed';--> statement-breakpoint
CREATE INDEX "filings_cash_flow" ON "filings" USING btree ("cash_flow_state","filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE cash_flow_state <> 'passed';