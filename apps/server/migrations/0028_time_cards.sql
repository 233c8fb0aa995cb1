CREATE TABLE "log_pulse" (
	"idx" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"bound_at" timestamp (3) with time zone,
	"bound_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_original" ADD COLUMN "time_card" jsonb;
--> statement-breakpoint
CREATE TRIGGER log_pulse_append_only BEFORE UPDATE OR DELETE ON log_pulse FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_pulse_no_truncate BEFORE TRUNCATE ON log_pulse EXECUTE FUNCTION refuse_change();
