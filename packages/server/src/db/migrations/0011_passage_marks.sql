-- Passages are cut from the stored documents, and are cut again: quicker than rewriting them where they stand.
TRUNCATE TABLE "filing_passages";--> statement-breakpoint
UPDATE "filing_documents" SET "indexed_version" = NULL WHERE "indexed_version" IS NOT NULL;--> statement-breakpoint
DROP INDEX "filing_passages_search";--> statement-breakpoint
ALTER TABLE "filing_passages" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "filing_passages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, section), 'B') || to_tsvector('english'::regconfig, text)
          || array_to_tsvector(array['@' || base_form,
            '@a' || (filing_date - date '1970-01-01')::text, '@b' || ((filing_date - date '1970-01-01') >> 2)::text,
            '@c' || ((filing_date - date '1970-01-01') >> 4)::text, '@d' || ((filing_date - date '1970-01-01') >> 6)::text,
            '@e' || ((filing_date - date '1970-01-01') >> 8)::text, '@f' || ((filing_date - date '1970-01-01') >> 10)::text])) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "filing_passages_search" ON "filing_passages" USING gin ("search") WITH (fastupdate=false);
