CREATE TABLE "maintenance_notice" (
	"name" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"read_only" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"in_force_since" timestamp (3) with time zone,
	"last_step" bigint NOT NULL,
	"recovery_code_hashes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_username" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_anchor" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sha256" text NOT NULL,
	"leaf" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"act_name" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_ref" text NOT NULL,
	"link" text,
	"outcome" text NOT NULL,
	"address" text,
	"before" jsonb,
	"after" jsonb,
	"note" text,
	"prev" text,
	"hash" text,
	"search_grams" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "audit_entry_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "audit_verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"entry_count" integer NOT NULL,
	"ok" boolean NOT NULL,
	"first_bad" bigint,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "health_state" (
	"check_key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_text" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text_key" text NOT NULL,
	"words" text NOT NULL,
	"source" text NOT NULL,
	"source_url" text NOT NULL,
	"checked_on" date,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "site_text_text_key_unique" UNIQUE("text_key")
);
--> statement-breakpoint
ALTER TABLE "order_setting" ALTER COLUMN "refund_note" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "order_setting" ALTER COLUMN "payment_note" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "order_setting" ALTER COLUMN "invoice_note" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "account_setting" ADD COLUMN "retention_days" integer DEFAULT 180 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_setting" ADD COLUMN "second_factor" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "note_sealed" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "is_recommended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "is_recommended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "public_article" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "public_article" ADD COLUMN "is_recommended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_banner" ADD COLUMN "is_recommended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_act" ON "audit_entry" USING btree ("act","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_kind","subject_ref","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_reference" ON "audit_entry" USING btree ("subject_ref","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_not_done" ON "audit_entry" USING btree ("outcome","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE outcome <> 'done';--> statement-breakpoint
CREATE INDEX "audit_entry_unsealed" ON "audit_entry" USING btree ("at","id") WHERE seq is null;--> statement-breakpoint
CREATE INDEX "audit_entry_search" ON "audit_entry" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_verification_newest" ON "audit_verification" USING btree ("checked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_account_waiting" ON "user_account" USING btree ("created_at") WHERE "user_account"."approval_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "user_account_to_erase" ON "user_account" USING btree ("closed_at") WHERE "user_account"."status" = 'deleted' and "user_account"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_search" ON "evidence" USING gin ((text_grams(coalesce("evidence_number", '') || chr(10) || coalesce("right_holder_name", '') || chr(10) || coalesce("fair_name", ''), 2) || text_grams(coalesce("evidence_number", '') || chr(10) || coalesce("right_holder_name", '') || chr(10) || coalesce("fair_name", ''), 3))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "evidence_original_problem" ON "evidence_original" USING btree ("evidence_id") WHERE "evidence_original"."problem" is not null;--> statement-breakpoint
CREATE INDEX "message_open" ON "message" USING btree ("created_at") WHERE state in ('new', 'held');--> statement-breakpoint
CREATE INDEX "message_search" ON "message" USING gin ((text_grams(coalesce("number", '') || chr(10) || coalesce("title", ''), 2) || text_grams(coalesce("number", '') || chr(10) || coalesce("title", ''), 3))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "message_email" ON "message" USING btree ("email_fingerprint");--> statement-breakpoint
CREATE INDEX "public_article_first" ON "public_article" USING btree ("category","is_recommended","published_at","id");--> statement-breakpoint
CREATE INDEX "customer_invoice_requested" ON "customer_invoice" USING btree ("created_at") WHERE "customer_invoice"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "protection_request_search" ON "protection_request" USING gin ((text_grams(coalesce("business_number", '') || chr(10) || coalesce("right_holder_name", '') || chr(10) || coalesce("subject", ''), 2) || text_grams(coalesce("business_number", '') || chr(10) || coalesce("right_holder_name", '') || chr(10) || coalesce("subject", ''), 3))) WITH (fastupdate=false);
--> statement-breakpoint
CREATE TRIGGER audit_entry_search BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION keep_search_grams('subject_ref', 'act_name', 'note');
--> statement-breakpoint
-- An entry is sealed once: `seq`, `prev` and `hash` are filled together where they are empty, and nothing else of it changes.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.seq IS NULL AND OLD.prev IS NULL AND OLD.hash IS NULL
    AND NEW.seq IS NOT NULL AND NEW.prev IS NOT NULL AND NEW.hash IS NOT NULL
    AND to_jsonb(NEW) - ARRAY['seq', 'prev', 'hash'] = to_jsonb(OLD) - ARRAY['seq', 'prev', 'hash']
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_sealed_once BEFORE UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  CREATE TRIGGER audit_entry_append_only BEFORE DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON audit_entry EXECUTE FUNCTION refuse_change();
  FOREACH name IN ARRAY ARRAY['audit_anchor', 'audit_verification'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      name || '_append_only', name);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()', name || '_no_truncate', name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- What the settings of orders said so far stands as texts from now on.
insert into "site_text" ("id", "text_key", "words", "source", "source_url", "checked_on", "version", "updated_at", "updated_by")
select gen_random_uuid(), "note"."key", "note"."words", '见正文', '', ("saved"."saved_at" at time zone 'Asia/Shanghai')::date, 1, "saved"."saved_at", "saved"."actor_id"
from (select * from "order_setting" order by "id" desc limit 1) as "saved"
cross join lateral (values ('payment-note', "saved"."payment_note"), ('refund-terms', "saved"."refund_note"), ('invoice-note', "saved"."invoice_note")) as "note" ("key", "words")
where "note"."words" <> '';
