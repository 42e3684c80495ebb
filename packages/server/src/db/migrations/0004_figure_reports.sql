CREATE TABLE "figure_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accession_number" text NOT NULL,
	"figure" text,
	"document" text,
	"start" integer,
	"end" integer,
	"shown" text,
	"message" text NOT NULL,
	"email" text,
	"user_id" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"concluded_at" timestamp with time zone,
	CONSTRAINT "figure_reports_state" CHECK ("figure_reports"."state" in ('open', 'fixed', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_reports_state_created" ON "figure_reports" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "figure_reports_filing" ON "figure_reports" USING btree ("accession_number");