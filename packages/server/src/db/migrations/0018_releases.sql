CREATE TABLE "passed_over" (
	"accession_number" text PRIMARY KEY NOT NULL,
	"cik" bigint NOT NULL,
	"form_type" text NOT NULL,
	"filing_date" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "is_release" boolean GENERATED ALWAYS AS (base_form in ('8-K', '6-K')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "items" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_details" ADD COLUMN "release" jsonb;--> statement-breakpoint
CREATE INDEX "filings_releases" ON "filings" USING btree ("filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE is_release;