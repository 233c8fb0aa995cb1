CREATE TABLE "recordal_import_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordal_import_finding" (
	"import_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"line_number" integer NOT NULL,
	"kind" text NOT NULL,
	"column_heading" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "recordal_import_finding_import_id_ordinal_pk" PRIMARY KEY("import_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "recordal_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordal_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_number" text NOT NULL,
	"import_id" uuid NOT NULL,
	"changed_fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordal_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text,
	"format" text NOT NULL,
	"encoding" text,
	"column_mapping" jsonb,
	"as_of" date,
	"is_demonstration" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"phase" text,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"doubled_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"unchanged_count" integer DEFAULT 0 NOT NULL,
	"finding_count" integer DEFAULT 0 NOT NULL,
	"kept_finding_count" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "recordal_import_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "recordal_import_act" ADD CONSTRAINT "recordal_import_act_import_id_recordal_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recordal_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordal_import_finding" ADD CONSTRAINT "recordal_import_finding_import_id_recordal_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recordal_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordal_change" ADD CONSTRAINT "recordal_change_import_id_recordal_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recordal_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordal_import_act_import" ON "recordal_import_act" USING btree ("import_id","created_at");--> statement-breakpoint
CREATE INDEX "recordal_change_record" ON "recordal_change" USING btree ("record_number","id");--> statement-breakpoint
CREATE INDEX "recordal_import_newest" ON "recordal_import" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "recordal_import_queue" ON "recordal_import" USING btree ("queued_at") WHERE "recordal_import"."state" in ('queued', 'running');--> statement-breakpoint
CREATE TRIGGER recordal_change_append_only BEFORE UPDATE OR DELETE ON recordal_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER recordal_change_no_truncate BEFORE TRUNCATE ON recordal_change EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER recordal_import_act_append_only BEFORE UPDATE OR DELETE ON recordal_import_act FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER recordal_import_act_no_truncate BEFORE TRUNCATE ON recordal_import_act EXECUTE FUNCTION refuse_change();
