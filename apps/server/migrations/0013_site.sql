CREATE TABLE "site_banner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"picture_id" uuid NOT NULL,
	"alt" text NOT NULL,
	"words_in_picture" boolean NOT NULL,
	"link" text,
	"shown_from" timestamp (3) with time zone,
	"shown_until" timestamp (3) with time zone,
	"hidden" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "site_banner_span" CHECK ("site_banner"."shown_from" is null or "site_banner"."shown_until" is null or "site_banner"."shown_until" > "site_banner"."shown_from")
);
--> statement-breakpoint
CREATE TABLE "site_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"state_before" jsonb,
	"state_after" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_group" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"about" text,
	"icon" text,
	"hidden" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"met_on" date,
	"sort_order" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "site_banner_order" ON "site_banner" USING btree ("sort_order") WHERE "site_banner"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "site_change_subject" ON "site_change" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "site_link_group" ON "site_link" USING btree ("link_group","sort_order") WHERE "site_link"."removed_at" is null;--> statement-breakpoint
CREATE TRIGGER site_change_append_only BEFORE UPDATE OR DELETE ON site_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER site_change_no_truncate BEFORE TRUNCATE ON site_change EXECUTE FUNCTION refuse_change();
