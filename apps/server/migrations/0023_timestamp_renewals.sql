CREATE TABLE "timestamp_renewal" (
	"sha256" text PRIMARY KEY NOT NULL,
	"list" "bytea" NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "timestamp_renewal_last" ON "timestamp_renewal" USING btree ("last_id");--> statement-breakpoint
CREATE TRIGGER timestamp_renewal_append_only BEFORE UPDATE OR DELETE ON timestamp_renewal FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER timestamp_renewal_no_truncate BEFORE TRUNCATE ON timestamp_renewal EXECUTE FUNCTION refuse_change();
