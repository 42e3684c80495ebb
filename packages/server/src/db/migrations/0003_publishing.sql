ALTER TABLE "page_jobs" ADD COLUMN "step_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "claims" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "job_id" text;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "job_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_job_id_unique" UNIQUE("job_id");--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_job_id_unique" UNIQUE("job_id");