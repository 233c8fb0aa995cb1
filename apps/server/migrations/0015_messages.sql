CREATE TABLE "message_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"state_before" text,
	"state_after" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"words_before" jsonb,
	"words_after" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"writer_id" uuid,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"name_sealed" text NOT NULL,
	"email_sealed" text NOT NULL,
	"email_fingerprint" text NOT NULL,
	"content_fingerprint" text NOT NULL,
	"search_words" text[] NOT NULL,
	"state" text NOT NULL,
	"held_for" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"late_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"public_since" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"edit_reason" text,
	"removed_at" timestamp (3) with time zone,
	"remove_reason" text,
	CONSTRAINT "message_number_unique" UNIQUE("number"),
	CONSTRAINT "message_state" CHECK (state in ('new', 'held', 'answered', 'published', 'spam', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "message_challenge_used" (
	"nonce" text PRIMARY KEY NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_delivery" ADD COLUMN "address_sealed" text;--> statement-breakpoint
ALTER TABLE "message_step" ADD CONSTRAINT "message_step_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_step_message" ON "message_step" USING btree ("message_id","version");--> statement-breakpoint
CREATE INDEX "message_public" ON "message" USING btree ("replied_at","id") WHERE "message"."public_since" is not null and "message"."state" in ('published', 'deleted');--> statement-breakpoint
CREATE INDEX "message_similar" ON "message" USING gin ("search_words") WHERE "message"."state" = 'published';--> statement-breakpoint
CREATE INDEX "message_writer" ON "message" USING btree ("writer_id","created_at");--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "message_same" ON "message" USING btree ("content_fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "message_challenge_used_until" ON "message_challenge_used" USING btree ("until_at");--> statement-breakpoint
CREATE TRIGGER message_step_append_only BEFORE UPDATE OR DELETE ON message_step FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER message_step_no_truncate BEFORE TRUNCATE ON message_step EXECUTE FUNCTION refuse_change();
