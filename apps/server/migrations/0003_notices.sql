CREATE TABLE "notice_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"link" text NOT NULL,
	"channel" text NOT NULL,
	"user_id" uuid,
	"address_masked" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_tried_at" timestamp (3) with time zone,
	CONSTRAINT "notice_delivery_once" UNIQUE NULLS NOT DISTINCT("event_id","channel","user_id")
);
--> statement-breakpoint
CREATE TABLE "notice_mute" (
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notice_mute_user_id_event_channel_pk" PRIMARY KEY("user_id","event","channel")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notice_once" UNIQUE("event_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "notice_delivery_created" ON "notice_delivery" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notice_delivery_of_user" ON "notice_delivery" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_delivery_waiting" ON "notice_delivery" USING btree ("created_at") WHERE "notice_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notice_of_user" ON "notice" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("user_id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notice_read" ON "notice" USING btree ("read_at");