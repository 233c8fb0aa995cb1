ALTER TABLE "notice_delivery" ADD COLUMN "papers" jsonb;--> statement-breakpoint
ALTER TABLE "notice_delivery" ADD COLUMN "repeated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice_delivery" ADD COLUMN "tried_before" integer DEFAULT 0 NOT NULL;