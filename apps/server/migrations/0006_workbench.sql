CREATE TABLE "request_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"assignee_id" uuid,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"action" text NOT NULL,
	"text" text NOT NULL,
	"cure" text,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"reviewer_id" uuid,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "request_decision_four_eyes" CHECK ("request_decision"."outcome" is null or "request_decision"."outcome" = 'withdrawn' or "request_decision"."reviewer_id" <> "request_decision"."actor_id")
);
--> statement-breakpoint
CREATE TABLE "desk_setting" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_setting_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"four_eyes" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"action" text,
	"business_type" smallint,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "request_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"format" text NOT NULL,
	"contacts" boolean NOT NULL,
	"filter" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "protection_request_queue";--> statement-breakpoint
DROP INDEX "protection_request_created";--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "next_half_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "next_late_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "next_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_assignment" ADD CONSTRAINT "request_assignment_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_decision" ADD CONSTRAINT "request_decision_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_note" ADD CONSTRAINT "request_note_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_assignment_request" ON "request_assignment" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_decision_pending" ON "request_decision" USING btree ("request_id") WHERE "request_decision"."outcome" is null;--> statement-breakpoint
CREATE INDEX "request_decision_request" ON "request_decision" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "request_note_request" ON "request_note" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "protection_request_newest" ON "protection_request" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_state_newest" ON "protection_request" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_due" ON "protection_request" USING btree ("next_due_at","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_state_due" ON "protection_request" USING btree ("state","next_due_at","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_assignee" ON "protection_request" USING btree ("assignee_id","next_due_at") WHERE "protection_request"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "protection_request_duplicate" ON "protection_request" USING btree (md5("business_type"::text || '|' || regexp_replace(lower(normalize(coalesce("right_holder_name", "owner_id"::text) || '|' || coalesce("details" ->> 'seizureProduct', "details" ->> 'intentionProduct', "request_text"), NFKC)), '[[:space:]\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00b7\u2014\u3001\u3002\u30fb]+', '', 'g')),"created_at");--> statement-breakpoint
CREATE TRIGGER request_assignment_append_only BEFORE UPDATE OR DELETE ON request_assignment FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_assignment_no_truncate BEFORE TRUNCATE ON request_assignment EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_note_append_only BEFORE UPDATE OR DELETE ON request_note FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_note_no_truncate BEFORE TRUNCATE ON request_note EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER desk_setting_append_only BEFORE UPDATE OR DELETE ON desk_setting FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER desk_setting_no_truncate BEFORE TRUNCATE ON desk_setting EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_export_append_only BEFORE UPDATE OR DELETE ON request_export FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_export_no_truncate BEFORE TRUNCATE ON request_export EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is due next of the requests that are there already; from now on the portal keeps it beside each.
UPDATE protection_request SET next_half_at = n.half_at, next_late_at = n.late_at, next_due_at = n.due_at
FROM (
  SELECT DISTINCT ON (subject_ref) subject_ref, half_at, late_at, due_at FROM promise
  WHERE subject_kind = 'request' AND kept_at IS NULL AND cancelled_at IS NULL AND paused_since IS NULL
  ORDER BY subject_ref, due_at
) n
WHERE n.subject_ref = protection_request.business_number;
