CREATE TABLE "gateway_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"house" text NOT NULL,
	"message_number" text NOT NULL,
	"event" text NOT NULL,
	"about_number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_message_number" UNIQUE("house","message_number")
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "means" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "means_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "consent_state" text;--> statement-breakpoint
ALTER TABLE "payment_fact" ADD COLUMN "unclaimed_for" text;--> statement-breakpoint
CREATE TRIGGER gateway_message_append_only BEFORE UPDATE OR DELETE ON gateway_message FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER gateway_message_no_truncate BEFORE TRUNCATE ON gateway_message EXECUTE FUNCTION refuse_change();
