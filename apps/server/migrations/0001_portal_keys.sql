CREATE TABLE "portal_key" (
	"name" text PRIMARY KEY NOT NULL,
	"check_value" text,
	"secret_sealed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- History stays written once, with one exception: the owner of a table may seal anew what an older key sealed.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  table_owner oid;
  was jsonb;
  becomes jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT relowner INTO table_owner FROM pg_class WHERE oid = TG_RELID;
    SELECT jsonb_object_agg(key, CASE WHEN key LIKE '%\_sealed' THEN to_jsonb(value = 'null') ELSE value END)
      INTO was FROM jsonb_each(to_jsonb(OLD));
    SELECT jsonb_object_agg(key, CASE WHEN key LIKE '%\_sealed' THEN to_jsonb(value = 'null') ELSE value END)
      INTO becomes FROM jsonb_each(to_jsonb(NEW));
    IF pg_has_role(current_user, table_owner, 'USAGE') AND was = becomes AND OLD IS DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
-- A decision is made once: its outcome is written into the row that asked for it, everything else stays, and it stays for ever.
CREATE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.outcome IS NULL AND NEW.outcome IS NOT NULL
    AND to_jsonb(OLD) - ARRAY['outcome', 'reviewer_id', 'reason', 'decided_at']
      = to_jsonb(NEW) - ARRAY['outcome', 'reviewer_id', 'reason', 'decided_at'] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER request_decision_once BEFORE UPDATE OR DELETE ON request_decision FOR EACH ROW EXECUTE FUNCTION refuse_second_decision();
--> statement-breakpoint
CREATE TRIGGER request_decision_no_truncate BEFORE TRUNCATE ON request_decision EXECUTE FUNCTION refuse_change();
