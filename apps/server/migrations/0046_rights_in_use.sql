CREATE TABLE "audit_history_part" (
	"day" date NOT NULL,
	"history" text NOT NULL,
	"columns" text[] NOT NULL,
	"row_count" integer NOT NULL,
	"root" text NOT NULL,
	CONSTRAINT "audit_history_part_day_history_pk" PRIMARY KEY("day","history")
);
--> statement-breakpoint
CREATE TABLE "audit_history_row" (
	"history" text NOT NULL,
	"day" date NOT NULL,
	"row_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_history_row_history_day_row_id_pk" PRIMARY KEY("history","day","row_id")
);
--> statement-breakpoint
CREATE TABLE "audit_history_seal" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sha256" text NOT NULL,
	"leaf" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deadline_wish" (
	"subject_kind" text NOT NULL,
	"subject_ref" text NOT NULL,
	"owner_id" uuid,
	"wanted" jsonb NOT NULL,
	"said_by" bigint NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"waits_for" text[] NOT NULL,
	"again_at" timestamp (3) with time zone,
	CONSTRAINT "deadline_wish_subject_kind_subject_ref_pk" PRIMARY KEY("subject_kind","subject_ref")
);
--> statement-breakpoint
CREATE TABLE "precheck_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"form" text NOT NULL,
	"content_sealed" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "precheck_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"form" text NOT NULL,
	"rule_set" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "precheck_case_business_number_unique" UNIQUE("business_number")
);
--> statement-breakpoint
CREATE TABLE "precheck_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"rule" text NOT NULL,
	"version" integer NOT NULL,
	"level" text NOT NULL,
	"field" text NOT NULL,
	"file_name_sealed" text,
	"text" text NOT NULL,
	"why" text NOT NULL,
	"source" jsonb NOT NULL,
	"mend" text NOT NULL,
	"question" boolean NOT NULL,
	"told" boolean,
	"verdict" text,
	"verdict_note_sealed" text,
	"verdict_by" uuid,
	"verdict_at" timestamp (3) with time zone,
	"asked_round" integer,
	CONSTRAINT "precheck_finding_level" CHECK ("precheck_finding"."level" in ('must', 'should', 'hint')),
	CONSTRAINT "precheck_finding_verdict" CHECK ("precheck_finding"."verdict" in ('right', 'wrong', 'beside')),
	CONSTRAINT "precheck_finding_judged" CHECK (("precheck_finding"."verdict" is null) = ("precheck_finding"."verdict_by" is null) and ("precheck_finding"."verdict" is null) = ("precheck_finding"."verdict_at" is null))
);
--> statement-breakpoint
CREATE TABLE "precheck_rule_state" (
	"rule" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_right" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"right_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"verified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "right_delegation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"right_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"effective_from" date NOT NULL,
	"expires_on" date NOT NULL,
	"with_identity" boolean NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "right_delegation_days" CHECK ("right_delegation"."effective_from" <= "right_delegation"."expires_on")
);
--> statement-breakpoint
DROP INDEX "filing_sheet_reminder";--> statement-breakpoint
ALTER TABLE "audit_verification" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "audit_verification" ADD COLUMN "history_row_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_verification" ADD COLUMN "history_faults" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "filing_sheet" ADD COLUMN "right_id" uuid;--> statement-breakpoint
ALTER TABLE "filing_sheet" ADD COLUMN "right_version" integer;--> statement-breakpoint
ALTER TABLE "filing_sheet" ADD COLUMN "recordal_id" uuid;--> statement-breakpoint
ALTER TABLE "filing_sheet" ADD COLUMN "awaits_takeover" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_application" ADD COLUMN "grant_notice_on" date;--> statement-breakpoint
ALTER TABLE "patent_application" ADD COLUMN "grant_delivery" text;--> statement-breakpoint
ALTER TABLE "patent_application" ADD COLUMN "grant_registered_on" date;--> statement-breakpoint
ALTER TABLE "precheck_finding" ADD CONSTRAINT "precheck_finding_case_id_precheck_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."precheck_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_right" ADD CONSTRAINT "request_right_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "right_delegation" ADD CONSTRAINT "right_delegation_right_id_right_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."right"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_wish_again" ON "deadline_wish" USING btree ("again_at") WHERE "deadline_wish"."again_at" is not null;--> statement-breakpoint
CREATE INDEX "deadline_wish_owner" ON "deadline_wish" USING btree ("owner_id") WHERE "deadline_wish"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "precheck_answer_form" ON "precheck_answer" USING btree ("owner_id","form");--> statement-breakpoint
CREATE INDEX "precheck_answer_time" ON "precheck_answer" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "precheck_case_owner" ON "precheck_case" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "precheck_case_submitted" ON "precheck_case" USING btree ("submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "precheck_finding_order" ON "precheck_finding" USING btree ("case_id","position");--> statement-breakpoint
CREATE INDEX "precheck_finding_rule" ON "precheck_finding" USING btree ("rule","version");--> statement-breakpoint
CREATE INDEX "right_delegation_right" ON "right_delegation" USING btree ("right_id","offered_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "right_delegation_agency" ON "right_delegation" USING btree ("agency_id","offered_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "filing_sheet_takeover" ON "filing_sheet" USING btree ("owner_id") WHERE "filing_sheet"."awaits_takeover";--> statement-breakpoint
ALTER TABLE "deadline" DROP COLUMN "slot_version";--> statement-breakpoint
ALTER TABLE "patent_application" ADD CONSTRAINT "patent_application_grant" CHECK (("patent_application"."grant_notice_on" is null) = ("patent_application"."grant_delivery" is null));--> statement-breakpoint
-- A version of a rule stays as it was written, but for its check. That writes, once and with who made it, the tag, address and day of
-- the source; and it ends, once, the versions that go before it in the succession, on the eve of the one that it checks: those that
-- begin earlier, whichever was written first, and of those that begin on the same day the ones that were written before. Nobody
-- checks his own.
CREATE OR REPLACE FUNCTION keep_deadline_rule() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE later.code = OLD.code
        AND (later.effective_from > OLD.effective_from
          OR (later.effective_from = OLD.effective_from AND later.version > OLD.version))
        AND later.checker_id IS NOT NULL AND later.effective_from = NEW.effective_to + 1)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
-- What the sheets of the release before say of rights and recordals is sealed, so that the start that follows takes it over.
UPDATE filing_sheet SET awaits_takeover = true;
--> statement-breakpoint
-- What was sealed of histories, and how, is written once.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['audit_history_seal', 'audit_history_part', 'audit_history_row'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      name || '_append_only', name);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()', name || '_no_truncate', name);
  END LOOP;
END
$$;
