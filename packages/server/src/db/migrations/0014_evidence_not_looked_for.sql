ALTER TABLE "statement_details" ALTER COLUMN "evidence" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "statement_details" ALTER COLUMN "evidence" DROP NOT NULL;--> statement-breakpoint
-- Nothing tells which of the empty lists were looked for and which were there before anybody looked.
UPDATE "statement_details" SET "evidence" = NULL WHERE "evidence" = '[]'::jsonb;
