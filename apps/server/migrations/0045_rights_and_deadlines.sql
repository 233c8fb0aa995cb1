CREATE TABLE "deadline_feed" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "deadline_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "deadline_recount" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calendar" text,
	"year" smallint,
	"rule_code" text,
	"why" text NOT NULL,
	"last_owner_id" uuid,
	"last_id" uuid,
	"recomputed" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "deadline_recount_of" CHECK (("deadline_recount"."calendar" is null) = ("deadline_recount"."year" is null)),
	CONSTRAINT "deadline_recount_one" CHECK (("deadline_recount"."calendar" is null) <> ("deadline_recount"."rule_code" is null))
);
--> statement-breakpoint
CREATE TABLE "deadline_reminder" (
	"deadline_id" uuid NOT NULL,
	"due_day" date NOT NULL,
	"lead" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deadline_reminder_deadline_id_due_day_lead_pk" PRIMARY KEY("deadline_id","due_day","lead")
);
--> statement-breakpoint
CREATE TABLE "deadline" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"name" text NOT NULL,
	"title_sealed" text,
	"note_sealed" text,
	"done_note_sealed" text,
	"rule_code" text,
	"rule_version" integer,
	"asked" jsonb,
	"counted" jsonb NOT NULL,
	"override" jsonb,
	"override_reason_sealed" text,
	"ends_on" date NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"due_on" date NOT NULL,
	"opens_on" date,
	"provisional" boolean NOT NULL,
	"earliest_on" date,
	"calendar" text,
	"first_year" smallint,
	"last_year" smallint,
	"subject_kind" text,
	"subject_ref" text,
	"subject_owner_id" uuid,
	"slot" text,
	"slot_version" integer,
	"pace" text NOT NULL,
	"legal" boolean NOT NULL,
	"next_reminder_at" timestamp (3) with time zone,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unconfirmed" smallint DEFAULT 0 NOT NULL,
	"done_on" date,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deadline_state" CHECK ("deadline"."state" in ('open', 'done', 'cancelled')),
	CONSTRAINT "deadline_subject_whole" CHECK (("deadline"."subject_kind" is null) = ("deadline"."subject_ref" is null)),
	CONSTRAINT "deadline_kind" CHECK (("deadline"."kind" = 'rule') = ("deadline"."rule_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "right_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"content_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_count" integer,
	"skipped_count" integer,
	CONSTRAINT "right_import_confirmed" CHECK (("right_import"."confirmed_at" is null) = ("right_import"."created_count" is null) and ("right_import"."confirmed_at" is null) = ("right_import"."skipped_count" is null))
);
--> statement-breakpoint
CREATE TABLE "right_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"right_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"valid_until" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "right_recordal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"right_id" uuid NOT NULL,
	"recordation_number" text NOT NULL,
	"effective_from" date NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "right_recordal_term" CHECK ("right_recordal"."effective_from" < "right_recordal"."expires_on")
);
--> statement-breakpoint
CREATE TABLE "right_trail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"right_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"detail" jsonb NOT NULL,
	"event_id" text,
	CONSTRAINT "right_trail_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "right" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"register_type" smallint NOT NULL,
	"facts_sealed" text NOT NULL,
	"number_fingerprint" text,
	"expires_on" date,
	"origin" jsonb NOT NULL,
	"verification" text NOT NULL,
	"verification_at" timestamp (3) with time zone,
	"verification_note_sealed" text,
	"verified_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deadline_rule" ADD COLUMN "checker_id" uuid;--> statement-breakpoint
ALTER TABLE "deadline_rule" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deadline_reminder" ADD CONSTRAINT "deadline_reminder_deadline_id_deadline_id_fk" FOREIGN KEY ("deadline_id") REFERENCES "public"."deadline"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "right_paper" ADD CONSTRAINT "right_paper_right_id_right_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."right"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "right_recordal" ADD CONSTRAINT "right_recordal_right_id_right_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."right"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "right_trail" ADD CONSTRAINT "right_trail_right_id_right_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."right"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_recount_open" ON "deadline_recount" USING btree ("created_at") WHERE "deadline_recount"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "deadline_owner" ON "deadline" USING btree ("owner_id","state","ends_at","id");--> statement-breakpoint
CREATE INDEX "deadline_subject_owner" ON "deadline" USING btree ("subject_owner_id","state","ends_at","id") WHERE "deadline"."subject_owner_id" is not null;--> statement-breakpoint
CREATE INDEX "deadline_subject" ON "deadline" USING btree ("subject_kind","subject_ref") WHERE "deadline"."subject_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deadline_slot" ON "deadline" USING btree ("subject_kind","subject_ref","slot") WHERE "deadline"."slot" is not null;--> statement-breakpoint
CREATE INDEX "deadline_reminder_due" ON "deadline" USING btree ("next_reminder_at") WHERE "deadline"."next_reminder_at" is not null;--> statement-breakpoint
CREATE INDEX "deadline_of_calendar" ON "deadline" USING btree ("calendar","owner_id","id") WHERE "deadline"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deadline_of_rule" ON "deadline" USING btree ("rule_code","owner_id","id") WHERE "deadline"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deadline_ended" ON "deadline" USING btree ("ended_at") WHERE "deadline"."state" = 'cancelled';--> statement-breakpoint
CREATE INDEX "deadline_open" ON "deadline" USING btree ("ends_at","id") WHERE "deadline"."state" = 'open';--> statement-breakpoint
CREATE INDEX "right_import_owner" ON "right_import" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "right_import_created" ON "right_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "right_paper_right" ON "right_paper" USING btree ("right_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "right_paper_file" ON "right_paper" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "right_paper_end" ON "right_paper" USING btree ("valid_until") WHERE "right_paper"."valid_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "right_recordal_number" ON "right_recordal" USING btree ("right_id","recordation_number");--> statement-breakpoint
CREATE INDEX "right_recordal_end" ON "right_recordal" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "right_trail_right" ON "right_trail" USING btree ("right_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "right_owner" ON "right" USING btree ("owner_id","saved_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "right_owner_number" ON "right" USING btree ("owner_id","number_fingerprint") WHERE "right"."number_fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "right_number" ON "right" USING btree ("number_fingerprint") WHERE "right"."number_fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "right_end" ON "right" USING btree ("expires_on") WHERE "right"."expires_on" is not null;--> statement-breakpoint
CREATE INDEX "right_asked" ON "right" USING btree ("verification_at","id") WHERE "right"."verification" = 'asked';--> statement-breakpoint
CREATE INDEX "patent_application_due" ON "patent_application" USING btree ("next_due_at") WHERE "patent_application"."next_due_at" is not null;--> statement-breakpoint
CREATE INDEX "patent_application_search" ON "patent_application" USING gin ((text_grams(coalesce("business_number", '') || chr(10) || coalesce("patent_name", '') || chr(10) || coalesce("company_name", ''), 2) || text_grams(coalesce("business_number", '') || chr(10) || coalesce("patent_name", '') || chr(10) || coalesce("company_name", ''), 3))) WITH (fastupdate=false);
--> statement-breakpoint
-- A version of a rule stays as it was written, but for its check. That writes, once and with who made it, the tag, address and day of
-- the source; and it ends, once, the versions written before, on the eve of the one that it checks. Nobody checks his own.
CREATE FUNCTION keep_deadline_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.checker_id IS NULL AND OLD.checked_at IS NULL
    AND NEW.checker_id IS NOT NULL AND NEW.checked_at IS NOT NULL
    AND NEW.checker_id IS DISTINCT FROM OLD.author_id
    AND OLD.terms #>> '{source,tag}' NOT IN ('L', 'O')
    AND NEW.terms #>> '{source,tag}' IN ('L', 'O')
    AND NEW.terms #>> '{source,url}' <> ''
    AND NEW.terms #>> '{source,checkedOn}' <> ''
    AND (OLD.effective_to IS NULL OR OLD.effective_to >= OLD.effective_from)
    AND NEW.terms #- '{source,tag}' #- '{source,url}' #- '{source,checkedOn}'
      = OLD.terms #- '{source,tag}' #- '{source,url}' #- '{source,checkedOn}'
    AND to_jsonb(NEW) - ARRAY['terms', 'checker_id', 'checked_at'] = to_jsonb(OLD) - ARRAY['terms', 'checker_id', 'checked_at']
  THEN
    RETURN NEW;
  END IF;
  IF OLD.effective_to IS NULL AND NEW.effective_to IS NOT NULL
    AND to_jsonb(NEW) - 'effective_to' = to_jsonb(OLD) - 'effective_to'
    AND EXISTS (
      SELECT FROM deadline_rule AS later
      WHERE later.code = OLD.code AND later.version > OLD.version
        AND later.checker_id IS NOT NULL AND later.effective_from = NEW.effective_to + 1)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
DROP TRIGGER deadline_rule_append_only ON deadline_rule;
--> statement-breakpoint
CREATE TRIGGER deadline_rule_append_only BEFORE DELETE ON deadline_rule FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER deadline_rule_checked_once BEFORE UPDATE ON deadline_rule FOR EACH ROW EXECUTE FUNCTION keep_deadline_rule();
--> statement-breakpoint
-- As before, and only the role that owns the table may record a file: the one that serves cannot let entries go.
CREATE OR REPLACE FUNCTION keep_audit_archive() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier record;
  held record;
BEGIN
  IF NOT pg_has_role((SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
    RAISE EXCEPTION 'audit_archive is written by its owner alone' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT last_seq, head INTO earlier FROM audit_archive ORDER BY last_seq DESC LIMIT 1;
  SELECT count(*) AS entries, max(at) AS newest INTO held FROM audit_entry
    WHERE seq BETWEEN NEW.first_seq AND NEW.last_seq;
  IF NEW.first_seq = coalesce(earlier.last_seq, 0) + 1
    AND NEW.prev = coalesce(earlier.head, repeat('0', 64))
    AND held.entries = NEW.last_seq - NEW.first_seq + 1
    AND held.newest < now() - interval '1 year'
    AND EXISTS (SELECT FROM audit_entry WHERE seq = NEW.first_seq AND prev = NEW.prev)
    AND EXISTS (SELECT FROM audit_entry WHERE seq = NEW.last_seq AND hash = NEW.head)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_archive takes what goes on, is sealed and is older than a year'
    USING ERRCODE = 'insufficient_privilege';
END
$$;
