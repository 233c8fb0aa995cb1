CREATE TABLE "draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"form" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"page" text NOT NULL,
	"values_sealed" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"device" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_owner_form" UNIQUE("owner_id","form")
);
--> statement-breakpoint
CREATE TABLE "phone_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"title" text NOT NULL,
	"slot" text NOT NULL,
	"file_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	CONSTRAINT "phone_ticket_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "kept_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "draft_saved_at" ON "draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "phone_ticket_slot" ON "phone_ticket" USING btree ("owner_id","slot");--> statement-breakpoint
CREATE INDEX "phone_ticket_expires" ON "phone_ticket" USING btree ("expires_at");