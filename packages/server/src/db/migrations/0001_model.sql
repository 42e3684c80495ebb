CREATE TABLE "analysis_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analysis_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accession_number" text NOT NULL,
	"user_id" bigint,
	"status" text DEFAULT 'pending' NOT NULL,
	"instructions" text,
	"engine" text DEFAULT 'auto' NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"error_message" text,
	"llm_calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lease_token" text,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"statement_id" bigint,
	CONSTRAINT "analysis_requests_status" CHECK ("analysis_requests"."status" in ('pending', 'started', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" bigint,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"accession_number" text,
	"post_id" bigint,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unsupported" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"service_name" text NOT NULL,
	"payment_period" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"cik" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tickers" text[] DEFAULT '{}' NOT NULL,
	"exchanges" text[] DEFAULT '{}' NOT NULL,
	"sic" text,
	"sic_description" text,
	"logo_info" jsonb,
	"fiscal_year_start" text,
	"website" text,
	"search" text NOT NULL,
	"latest_accession_number" text,
	"latest_filing_date" date,
	"latest_currency" text,
	"latest_currency_rank" smallint DEFAULT 1 NOT NULL,
	"latest_total_revenue" numeric,
	"latest_net_income" numeric,
	"latest_is_open" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_follows" (
	"user_id" bigint NOT NULL,
	"cik" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_follows_user_id_cik_pk" PRIMARY KEY("user_id","cik")
);
--> statement-breakpoint
CREATE TABLE "company_list_members" (
	"list_id" bigint NOT NULL,
	"cik" bigint NOT NULL,
	CONSTRAINT "company_list_members_list_id_cik_pk" PRIMARY KEY("list_id","cik")
);
--> statement-breakpoint
CREATE TABLE "company_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_lists_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edgar_rate" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_until" timestamp with time zone,
	"pauses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "edgar_rate_one_row" CHECK ("edgar_rate"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "email_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"frequency" text DEFAULT 'off' NOT NULL,
	"scope" text DEFAULT 'companies' NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"last_sent_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_preferences_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "filing_documents" (
	"accession_number" text NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"is_main" boolean NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "filing_documents_accession_number_name_pk" PRIMARY KEY("accession_number","name")
);
--> statement-breakpoint
CREATE TABLE "filings" (
	"accession_number" text PRIMARY KEY NOT NULL,
	"cik" bigint NOT NULL,
	"form_type" text NOT NULL,
	"base_form" text NOT NULL,
	"filing_date" date NOT NULL,
	"period_end" date,
	"fiscal_year" integer,
	"fiscal_period" text,
	"file_number" text,
	"htm_url" text,
	"main_document" text,
	"logo_info" jsonb,
	"source" text NOT NULL,
	"protected" boolean DEFAULT true NOT NULL,
	"showcase" boolean DEFAULT false NOT NULL,
	"demonstration" text,
	"company_name" text NOT NULL,
	"tickers" text[] DEFAULT '{}' NOT NULL,
	"statement_id" bigint,
	"version" integer,
	"currency" text,
	"currency_rank" smallint DEFAULT 1 NOT NULL,
	"total_revenue" numeric,
	"net_income" numeric,
	"qc_passed" boolean,
	"is_under_revision" boolean DEFAULT false NOT NULL,
	"is_open" boolean GENERATED ALWAYS AS (statement_id is not null and qc_passed is not null and not is_under_revision and (showcase or not protected)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingest_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingest_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"found" integer DEFAULT 0 NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"queued" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_values" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_follows" (
	"user_id" bigint NOT NULL,
	"list_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_follows_user_id_list_id_pk" PRIMARY KEY("user_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "login_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "logo_images" (
	"sha256" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer,
	"height" integer,
	"source_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"purpose" text NOT NULL,
	"accession_number" text,
	"user_id" bigint,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_usd" numeric,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"once_key" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "page_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"step" text,
	"payload" jsonb NOT NULL,
	"result" jsonb,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_filings" (
	"post_id" bigint NOT NULL,
	"accession_number" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_filings_post_id_accession_number_pk" PRIMARY KEY("post_id","accession_number")
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text NOT NULL,
	"prompt" text,
	"preview_characters" integer NOT NULL,
	"state" text NOT NULL,
	"qc_passed" boolean,
	"qc_report" text,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"protected" boolean DEFAULT false NOT NULL,
	"preview_characters" integer DEFAULT 160 NOT NULL,
	"total_words" integer DEFAULT 0 NOT NULL,
	"content" text NOT NULL,
	"content_for_tts" text,
	"excerpt" text,
	"prompt" text,
	"qc_passed" boolean,
	"qc_report" text,
	"created_by" bigint,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "qc_failures" (
	"test" text NOT NULL,
	"statement_id" bigint NOT NULL,
	"accession_number" text NOT NULL,
	"description" text NOT NULL,
	"necessary" boolean NOT NULL,
	CONSTRAINT "qc_failures_test_statement_id_pk" PRIMARY KEY("test","statement_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text DEFAULT 'tweet' NOT NULL,
	"content" text NOT NULL,
	"description" text,
	"published" boolean DEFAULT false NOT NULL,
	"url" text,
	"qc_result" jsonb,
	"post_id" bigint,
	"accession_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_details" (
	"statement_id" bigint PRIMARY KEY NOT NULL,
	"operating_expenses" jsonb NOT NULL,
	"business_segments" jsonb,
	"geographical_segments" jsonb,
	"provenance" jsonb NOT NULL,
	"qc" jsonb,
	"prior_periods" jsonb NOT NULL,
	"extraction_info" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accession_number" text NOT NULL,
	"cik" bigint NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"engine" text NOT NULL,
	"total_revenue" numeric,
	"cost_of_revenue" numeric,
	"gross_profit" numeric,
	"operating_income" numeric,
	"other_interest_income_expense_net" numeric,
	"other_income_expense_net" numeric,
	"income_before_taxes" numeric,
	"income_tax_expense" numeric,
	"other_investment_income_expense_after_taxes" numeric,
	"other_income_expense_after_taxes" numeric,
	"net_income" numeric,
	"basic_eps" numeric,
	"diluted_eps" numeric,
	"weighted_avg_shares_basic" numeric,
	"weighted_avg_shares_diluted" numeric,
	"currency" text NOT NULL,
	"start_date" date,
	"end_date" date NOT NULL,
	"period_in_months" integer,
	"fiscal_year" integer,
	"fiscal_period" text,
	"fiscal_year_start_or_end_reported" boolean DEFAULT false NOT NULL,
	"fiscal_year_start" text,
	"revenue_units" text NOT NULL,
	"revenue_units_number" bigint NOT NULL,
	"is_under_revision" boolean NOT NULL,
	"qc_passed" boolean,
	"qc_checked_at" timestamp with time zone,
	"extracted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" bigint,
	"edited_by" bigint,
	"edit_reason" text,
	CONSTRAINT "statements_version" UNIQUE("accession_number","version")
);
--> statement-breakpoint
CREATE TABLE "stock_prices" (
	"ticker" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"price" numeric NOT NULL,
	"currency" text NOT NULL,
	"previous_close" numeric,
	"source" text NOT NULL,
	"is_adjusted" boolean DEFAULT false NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_prices_ticker_as_of_source_pk" PRIMARY KEY("ticker","as_of","source")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"customer_id" text,
	"status" text NOT NULL,
	"service_name" text,
	"payment_period" text,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"last_event_at" timestamp with time zone NOT NULL,
	"last_event_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticker_register" (
	"cik" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tickers" text[] DEFAULT '{}' NOT NULL,
	"exchanges" text[] DEFAULT '{}' NOT NULL,
	"search" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unbound_events" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"customer_id" text,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bound_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"picture_url" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"google_sub" text,
	"demo_persona" text,
	"subscription_status" text,
	"service_name" text,
	"payment_period" text,
	"stripe_customer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "users_google_sub_unique" UNIQUE("google_sub"),
	CONSTRAINT "users_demo_persona_unique" UNIQUE("demo_persona"),
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "vintages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vintages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cik" bigint NOT NULL,
	"start_date" date,
	"end_date" date NOT NULL,
	"accession_number" text NOT NULL,
	"form_type" text NOT NULL,
	"filing_date" date NOT NULL,
	"engine" text NOT NULL,
	"is_own" boolean NOT NULL,
	"currency" text NOT NULL,
	"period_in_months" integer,
	"fiscal_year" integer,
	"fiscal_period" text,
	"total_revenue" numeric,
	"cost_of_revenue" numeric,
	"gross_profit" numeric,
	"operating_income" numeric,
	"other_interest_income_expense_net" numeric,
	"other_income_expense_net" numeric,
	"income_before_taxes" numeric,
	"income_tax_expense" numeric,
	"other_investment_income_expense_after_taxes" numeric,
	"other_income_expense_after_taxes" numeric,
	"net_income" numeric,
	"basic_eps" numeric,
	"diluted_eps" numeric,
	"weighted_avg_shares_basic" numeric,
	"weighted_avg_shares_diluted" numeric,
	"provenance" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vintages_once" UNIQUE NULLS NOT DISTINCT("cik","end_date","start_date","accession_number","engine","currency")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis_requests" ADD CONSTRAINT "analysis_requests_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_requests" ADD CONSTRAINT "analysis_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_cik_companies_cik_fk" FOREIGN KEY ("cik") REFERENCES "public"."companies"("cik") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_list_members" ADD CONSTRAINT "company_list_members_list_id_company_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."company_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_list_members" ADD CONSTRAINT "company_list_members_cik_companies_cik_fk" FOREIGN KEY ("cik") REFERENCES "public"."companies"("cik") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_preferences" ADD CONSTRAINT "email_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_documents" ADD CONSTRAINT "filing_documents_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_cik_companies_cik_fk" FOREIGN KEY ("cik") REFERENCES "public"."companies"("cik") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_follows" ADD CONSTRAINT "list_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_follows" ADD CONSTRAINT "list_follows_list_id_company_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."company_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_jobs" ADD CONSTRAINT "page_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_filings" ADD CONSTRAINT "post_filings_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_filings" ADD CONSTRAINT "post_filings_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qc_failures" ADD CONSTRAINT "qc_failures_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_details" ADD CONSTRAINT "statement_details_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_accession_number_filings_accession_number_fk" FOREIGN KEY ("accession_number") REFERENCES "public"."filings"("accession_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unbound_events" ADD CONSTRAINT "unbound_events_id_webhook_events_id_fk" FOREIGN KEY ("id") REFERENCES "public"."webhook_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vintages" ADD CONSTRAINT "vintages_cik_companies_cik_fk" FOREIGN KEY ("cik") REFERENCES "public"."companies"("cik") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_requests_open" ON "analysis_requests" USING btree ("accession_number") WHERE status in ('pending', 'started');--> statement-breakpoint
CREATE INDEX "analysis_requests_filing" ON "analysis_requests" USING btree ("accession_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analysis_requests_status_created" ON "analysis_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "analysis_requests_user" ON "analysis_requests" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "analysis_requests_lease" ON "analysis_requests" USING btree ("lease_until") WHERE status = 'started';--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("user_id","accession_number","post_id","id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name","cik");--> statement-breakpoint
CREATE INDEX "companies_name_prefix" ON "companies" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_tickers" ON "companies" USING gin ("tickers");--> statement-breakpoint
CREATE INDEX "companies_latest" ON "companies" USING btree ("latest_filing_date" DESC NULLS LAST,"cik");--> statement-breakpoint
CREATE INDEX "companies_revenue" ON "companies" USING btree ("latest_currency_rank","latest_currency","latest_total_revenue" DESC NULLS LAST,"cik");--> statement-breakpoint
CREATE INDEX "companies_net_income" ON "companies" USING btree ("latest_currency_rank","latest_currency","latest_net_income" DESC NULLS LAST,"cik");--> statement-breakpoint
CREATE INDEX "company_follows_cik" ON "company_follows" USING btree ("cik");--> statement-breakpoint
CREATE INDEX "company_list_members_cik" ON "company_list_members" USING btree ("cik");--> statement-breakpoint
CREATE INDEX "filings_recent" ON "filings" USING btree ("filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filings_form" ON "filings" USING btree ("base_form","filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filings_company" ON "filings" USING btree ("cik","filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filings_period" ON "filings" USING btree ("cik","fiscal_year","fiscal_period");--> statement-breakpoint
CREATE INDEX "filings_company_name" ON "filings" USING btree ("company_name","accession_number");--> statement-breakpoint
CREATE INDEX "filings_version" ON "filings" USING btree ("version","accession_number");--> statement-breakpoint
CREATE INDEX "filings_revenue" ON "filings" USING btree ("currency_rank","currency","total_revenue" DESC NULLS LAST,"accession_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filings_net_income" ON "filings" USING btree ("currency_rank","currency","net_income" DESC NULLS LAST,"accession_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filings_revenue_open" ON "filings" USING btree ("currency_rank","currency","total_revenue" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE is_open;--> statement-breakpoint
CREATE INDEX "filings_net_income_open" ON "filings" USING btree ("currency_rank","currency","net_income" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE is_open;--> statement-breakpoint
CREATE INDEX "filings_closed" ON "filings" USING btree ("filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE not is_open;--> statement-breakpoint
CREATE INDEX "filings_unanalysed" ON "filings" USING btree ("filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE statement_id is null;--> statement-breakpoint
CREATE INDEX "filings_failed" ON "filings" USING btree ("filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE qc_passed = false;--> statement-breakpoint
CREATE INDEX "filings_showcase" ON "filings" USING btree ("filing_date" DESC NULLS LAST,"accession_number" DESC NULLS LAST) WHERE showcase;--> statement-breakpoint
CREATE INDEX "ingest_runs_started" ON "ingest_runs" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "list_follows_list" ON "list_follows" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_jobs_created" ON "page_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "post_filings_filing" ON "post_filings" USING btree ("accession_number");--> statement-breakpoint
CREATE INDEX "post_revisions_post" ON "post_revisions" USING btree ("post_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_created" ON "posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "qc_failures_statement" ON "qc_failures" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_posts_post" ON "social_posts" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "social_posts_filing" ON "social_posts" USING btree ("accession_number");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_current" ON "statements" USING btree ("accession_number") WHERE is_current;--> statement-breakpoint
CREATE INDEX "statements_company" ON "statements" USING btree ("cik","end_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_current;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ticker_register_name_prefix" ON "ticker_register" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticker_register_search" ON "ticker_register" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ticker_register_tickers" ON "ticker_register" USING gin ("tickers");--> statement-breakpoint
CREATE INDEX "unbound_events_email" ON "unbound_events" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "unbound_events_customer" ON "unbound_events" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "vintages_period" ON "vintages" USING btree ("cik","end_date" DESC NULLS LAST,"filing_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vintages_filing" ON "vintages" USING btree ("accession_number");