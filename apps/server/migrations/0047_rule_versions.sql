CREATE TABLE "precheck_rule_version" (
	"rule" text NOT NULL,
	"version" integer NOT NULL,
	"effective_from" date NOT NULL,
	"terms" jsonb NOT NULL,
	"reason" text NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "precheck_rule_version_rule_version_pk" PRIMARY KEY("rule","version"),
	CONSTRAINT "precheck_rule_version_checked" CHECK (("precheck_rule_version"."checker_id" is null) = ("precheck_rule_version"."checked_at" is null)),
	CONSTRAINT "precheck_rule_version_checker" CHECK ("precheck_rule_version"."checker_id" <> "precheck_rule_version"."author_id")
);
--> statement-breakpoint
ALTER TABLE "deadline_wish" ADD COLUMN "kept_before" jsonb;
--> statement-breakpoint
-- A version of a rule of the pre-check stays as it was written, but for its check, which is made once; the constraint of the table
-- sees to it that nobody checks his own.
CREATE FUNCTION keep_precheck_rule_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.checked_at IS NULL AND NEW.checked_at IS NOT NULL
    AND to_jsonb(NEW) - ARRAY['checker_id', 'checked_at'] = to_jsonb(OLD) - ARRAY['checker_id', 'checked_at']
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER precheck_rule_version_checked_once BEFORE UPDATE ON precheck_rule_version FOR EACH ROW EXECUTE FUNCTION keep_precheck_rule_version();
--> statement-breakpoint
CREATE TRIGGER precheck_rule_version_append_only BEFORE DELETE ON precheck_rule_version FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER precheck_rule_version_no_truncate BEFORE TRUNCATE ON precheck_rule_version EXECUTE FUNCTION refuse_change();
