CREATE TABLE "article_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"action" text NOT NULL,
	"state_before" text,
	"state_after" text,
	"version" integer NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"plain" text NOT NULL,
	"folded" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_version" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"source" text,
	"source_url" text,
	"checked_on" date,
	"services" jsonb NOT NULL,
	"body_html" text NOT NULL,
	"images" jsonb NOT NULL,
	"restored_from" integer,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_version_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"public_version" integer,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"checked_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "article_schedule" CHECK (("article"."state" = 'scheduled') = ("article"."publish_at" is not null)),
	CONSTRAINT "article_public" CHECK (("article"."state" in ('scheduled', 'published')) = ("article"."public_version" is not null))
);
--> statement-breakpoint
CREATE TABLE "public_article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"source" text,
	"source_url" text,
	"checked_on" date,
	"services" jsonb NOT NULL,
	"body_html" text NOT NULL,
	"images" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_article_count" (
	"category" smallint PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_deed" ADD CONSTRAINT "article_deed_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_id_public_article_id_fk" FOREIGN KEY ("id") REFERENCES "public"."public_article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_article" ADD CONSTRAINT "public_article_id_article_id_fk" FOREIGN KEY ("id") REFERENCES "public"."article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_deed_article" ON "article_deed" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "article_search_grams" ON "article_search" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "article_saved" ON "article" USING btree ("saved_at","id") WHERE "article"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "article_due" ON "article" USING btree ("publish_at") WHERE "article"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "public_article_newest" ON "public_article" USING btree ("category","published_at","id");--> statement-breakpoint
CREATE TRIGGER article_version_append_only BEFORE UPDATE OR DELETE ON article_version FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER article_version_no_truncate BEFORE TRUNCATE ON article_version EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER article_deed_append_only BEFORE UPDATE OR DELETE ON article_deed FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER article_deed_no_truncate BEFORE TRUNCATE ON article_deed EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The index names candidates from rows that stay small; the long texts are read for the few that are shown.
ALTER TABLE article_search SET (toast_tuple_target = 128);
