ALTER TABLE "saved_screens" ADD COLUMN "followed_at" timestamp with time zone;
