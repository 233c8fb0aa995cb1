ALTER TABLE "article_version" ADD COLUMN "places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article_version" ADD COLUMN "subjects" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article_version" ADD COLUMN "cover" uuid;--> statement-breakpoint
ALTER TABLE "public_article" ADD COLUMN "places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "public_article" ADD COLUMN "subjects" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "public_article" ADD COLUMN "cover" uuid;--> statement-breakpoint
ALTER TABLE "public_article" ADD COLUMN "minutes" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "public_article" SET "minutes" = greatest(1, ceil(char_length(regexp_replace("article_search"."plain", '\s', '', 'g')) / 400.0)) FROM "article_search" WHERE "article_search"."id" = "public_article"."id";
