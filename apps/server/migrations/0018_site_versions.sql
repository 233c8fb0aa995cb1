ALTER TABLE "site_banner" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_link" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;