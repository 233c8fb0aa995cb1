CREATE TABLE "recordal_saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"watching_since" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"next_warning_on" date
);
--> statement-breakpoint
CREATE TABLE "recordal_search_hit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row_count" integer NOT NULL,
	"count_is_exact" boolean NOT NULL,
	"recordal_ids" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recordal_search_hit_once" UNIQUE("saved_search_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "recordal_search_hit" ADD CONSTRAINT "recordal_search_hit_saved_search_id_recordal_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."recordal_saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordal_saved_search_owner" ON "recordal_saved_search" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recordal_saved_search_warning" ON "recordal_saved_search" USING btree ("next_warning_on") WHERE "recordal_saved_search"."next_warning_on" is not null;--> statement-breakpoint
CREATE INDEX "recordal_search_hit_created" ON "recordal_search_hit" USING btree ("created_at");