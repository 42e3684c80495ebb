CREATE TABLE "other_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "other_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"accession_number" text NOT NULL,
	"cik" bigint NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"engine" text NOT NULL,
	"absent" text,
	"currency" text,
	"start_date" date,
	"end_date" date,
	"months" integer,
	"figures" jsonb,
	"provenance" jsonb,
	"lines" jsonb,
	"prior_periods" jsonb,
	"qc" jsonb,
	"qc_passed" boolean,
	"extracted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" bigint,
	CONSTRAINT "other_statements_version" UNIQUE("accession_number","kind","version"),
	CONSTRAINT "other_statements_absent" CHECK ((absent is null) = (figures is not null and end_date is not null and currency is not null and qc is not null))
);
--> statement-breakpoint
CREATE TABLE "other_vintages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "other_vintages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cik" bigint NOT NULL,
	"start_date" date,
	"end_date" date NOT NULL,
	"months" integer,
	"accession_number" text NOT NULL,
	"form_type" text NOT NULL,
	"filing_date" date NOT NULL,
	"engine" text NOT NULL,
	"is_own" boolean NOT NULL,
	"currency" text NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "other_vintages_once" UNIQUE NULLS NOT DISTINCT("cik","kind","end_date","start_date","accession_number","currency")
);
--> statement-breakpoint
ALTER TABLE "other_statements" ADD CONSTRAINT "other_statements_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_vintages" ADD CONSTRAINT "other_vintages_cik_companies_cik_fk" FOREIGN KEY ("cik") REFERENCES "public"."companies"("cik") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "other_statements_current" ON "other_statements" USING btree ("accession_number","kind") WHERE is_current;--> statement-breakpoint
CREATE INDEX "other_vintages_filing" ON "other_vintages" USING btree ("accession_number");