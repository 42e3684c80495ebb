CREATE TABLE "filing_passages" (
	"accession_number" text NOT NULL,
	"document" text NOT NULL,
	"position" integer NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"start_byte" integer NOT NULL,
	"end_byte" integer NOT NULL,
	"base_form" text NOT NULL,
	"filing_date" date NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, section), 'B') || to_tsvector('english'::regconfig, text)) STORED NOT NULL,
	CONSTRAINT "filing_passages_accession_number_document_position_pk" PRIMARY KEY("accession_number","document","position")
);
--> statement-breakpoint
CREATE TABLE "reported_filings" (
	"user_id" bigint NOT NULL,
	"accession_number" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reported_filings_user_id_accession_number_pk" PRIMARY KEY("user_id","accession_number")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{read}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "filing_documents" ADD COLUMN "indexed_version" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "following_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filing_passages" ADD CONSTRAINT "filing_passages_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_filings" ADD CONSTRAINT "reported_filings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_filings" ADD CONSTRAINT "reported_filings_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_passages_search" ON "filing_passages" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "filing_passages_newest" ON "filing_passages" USING btree ("filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST,"document","position");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin (to_tsvector('english'::regconfig, "title" || ' ' || coalesce("excerpt", ''))) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "statements_extracted" ON "statements" USING btree ("extracted_at") WHERE is_current;