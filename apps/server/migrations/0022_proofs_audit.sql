CREATE TABLE "log_audit" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"report" jsonb NOT NULL,
	"statement" text NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER log_audit_append_only BEFORE UPDATE OR DELETE ON log_audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_audit_no_truncate BEFORE TRUNCATE ON log_audit EXECUTE FUNCTION refuse_change();
