CREATE TABLE "user_invitation" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_archive" (
	"first_seq" bigint PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL,
	"month" text NOT NULL,
	"prev" text NOT NULL,
	"head" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"archived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_archive_last_seq_unique" UNIQUE("last_seq")
);
--> statement-breakpoint
CREATE TABLE "calendar_year" (
	"calendar" text NOT NULL,
	"year" integer NOT NULL,
	"version" integer NOT NULL,
	"free_days" text[] NOT NULL,
	"make_up_days" text[] NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"checked_on" date NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "calendar_year_calendar_year_version_pk" PRIMARY KEY("calendar","year","version")
);
--> statement-breakpoint
CREATE TABLE "deadline_rule" (
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"terms" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"author_id" uuid,
	CONSTRAINT "deadline_rule_code_version_pk" PRIMARY KEY("code","version")
);
--> statement-breakpoint
CREATE TABLE "health_sighting" (
	"check_key" text NOT NULL,
	"machine" text NOT NULL,
	"state" text NOT NULL,
	"finding" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_sighting_check_key_machine_pk" PRIMARY KEY("check_key","machine")
);
--> statement-breakpoint
CREATE TABLE "desk_without_keys" (
	"owner_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- The views of the queue of requests move to the home of all views; its address calls the kind of business `type`.
INSERT INTO desk_view (id, owner_id, page, name, query, is_default, created_at)
SELECT id, owner_id, '/requests', name,
  concat_ws('&',
    'view=' || nullif(filter->>'view', ''),
    'sort=' || coalesce(nullif(filter->>'sort', ''), 'newest'),
    'state=' || nullif(filter->>'state', ''),
    'type=' || nullif(filter->>'businessType', ''),
    'from=' || nullif(filter->>'from', ''),
    'to=' || nullif(filter->>'to', ''),
    'assignee=' || nullif(filter->>'assignee', ''),
    'level=' || nullif(filter->>'level', ''),
    'pending=' || nullif(filter->>'pending', '')),
  false, created_at
FROM desk_own_view;
--> statement-breakpoint
DROP TABLE "desk_own_view" CASCADE;--> statement-breakpoint
ALTER TABLE "account_setting" ADD COLUMN "audit_years" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_verification" ADD COLUMN "from_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_verification" ADD COLUMN "last_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_delivery" ADD COLUMN "link_end_sealed" text;--> statement-breakpoint
ALTER TABLE "user_invitation" ADD CONSTRAINT "user_invitation_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_view_owner" ON "desk_view" USING btree ("owner_id","page");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_view_default" ON "desk_view" USING btree ("owner_id","page") WHERE "desk_view"."is_default";
--> statement-breakpoint
-- A file of old entries goes on where the one before ended, its ends are those of sealed entries, and all are older than a year.
CREATE FUNCTION keep_audit_archive() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier record;
  held record;
BEGIN
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
--> statement-breakpoint
-- Of the act log only that may go which stands in a recorded file.
CREATE FUNCTION let_archived_entry_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM audit_archive WHERE OLD.seq BETWEEN first_seq AND last_seq) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
DROP TRIGGER audit_entry_append_only ON audit_entry;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION let_archived_entry_go();
--> statement-breakpoint
CREATE TRIGGER audit_archive_goes_on BEFORE INSERT ON audit_archive FOR EACH ROW EXECUTE FUNCTION keep_audit_archive();
--> statement-breakpoint
CREATE TRIGGER audit_archive_append_only BEFORE UPDATE OR DELETE ON audit_archive FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_archive_no_truncate BEFORE TRUNCATE ON audit_archive EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Years of calendars and versions of rules are added, and stay as they were written.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['calendar_year', 'deadline_rule'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      name || '_append_only', name);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()', name || '_no_truncate', name);
  END LOOP;
END
$$;
