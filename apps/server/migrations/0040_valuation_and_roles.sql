CREATE TABLE "staff_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_role_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "patent_inquiry" (
	"source" text NOT NULL,
	"publication_number" text NOT NULL,
	"outcome" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patent_inquiry_source_publication_number_pk" PRIMARY KEY("source","publication_number")
);
--> statement-breakpoint
CREATE TABLE "patent_source" (
	"name" text PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"throttle_colour" text,
	"week_bytes" bigint,
	"week_told_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	"paused_until" timestamp (3) with time zone,
	"pause_reason" text
);
--> statement-breakpoint
CREATE TABLE "patent_valuation_batch_line" (
	"batch_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"file_line" integer NOT NULL,
	"asked_number" text NOT NULL,
	"number_key" text NOT NULL,
	"outcome" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"publication_number" text,
	"valuation_id" text,
	"reason" text,
	"msg" text,
	CONSTRAINT "patent_valuation_batch_line_batch_id_ordinal_pk" PRIMARY KEY("batch_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "patent_valuation_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patent_cohort_publication" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patent_cohort_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cohort" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patent_cohort" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"phase" text,
	"attempts" integer NOT NULL,
	"patent_count" integer,
	"counted_until" date,
	"is_demonstration" boolean NOT NULL,
	"content" jsonb,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "patent_cohort_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "patent_valuation_parameter" (
	"number" integer PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patent_valuation_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"valuation_id" text NOT NULL,
	"scene" text NOT NULL,
	"day" date NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patent_valuation_report_report_number_unique" UNIQUE("report_number"),
	CONSTRAINT "patent_valuation_report_same" UNIQUE("owner_id","day","valuation_id","scene")
);
--> statement-breakpoint
CREATE TABLE "patent_valuation_validation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"model" text NOT NULL,
	"parameters" text NOT NULL,
	"cohort" text NOT NULL,
	"case_count" integer,
	"alive_count" integer,
	"day" date NOT NULL,
	"source" text,
	"note" text NOT NULL,
	"renewal" jsonb,
	"price" jsonb,
	"verdict" text,
	"is_demonstration" boolean NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "patent_import" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "patent_import" ADD COLUMN "may_show" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_listing" ADD COLUMN "told_by" uuid;--> statement-breakpoint
ALTER TABLE "patent_record" ADD COLUMN "status" text GENERATED ALWAYS AS (coalesce(facts ->> 'status', 'UNKNOWN')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_record" ADD COLUMN "plain_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_record" ADD COLUMN "title_grams" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_valuation_batch_line" ADD CONSTRAINT "patent_valuation_batch_line_batch_id_patent_valuation_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."patent_valuation_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patent_valuation_batch_line" ADD CONSTRAINT "patent_valuation_batch_line_valuation_id_patent_valuation_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."patent_valuation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patent_valuation_report" ADD CONSTRAINT "patent_valuation_report_valuation_id_patent_valuation_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."patent_valuation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patent_valuation_batch_line_waiting" ON "patent_valuation_batch_line" USING btree ("ordinal") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "patent_valuation_batch_line_valuation" ON "patent_valuation_batch_line" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "patent_valuation_batch_owner" ON "patent_valuation_batch" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "patent_valuation_batch_created" ON "patent_valuation_batch" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "patent_cohort_publication_cohort" ON "patent_cohort_publication" USING btree ("cohort","id");--> statement-breakpoint
CREATE INDEX "patent_cohort_newest" ON "patent_cohort" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "patent_cohort_building" ON "patent_cohort" USING btree ("state") WHERE "patent_cohort"."state" = 'building';--> statement-breakpoint
CREATE INDEX "patent_valuation_report_valuation" ON "patent_valuation_report" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "patent_valuation_report_created" ON "patent_valuation_report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "patent_valuation_validation_newest" ON "patent_valuation_validation" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "patent_valuation_validation_running" ON "patent_valuation_validation" USING btree ("state") WHERE "patent_valuation_validation"."state" = 'running';--> statement-breakpoint
CREATE INDEX "patent_record_status" ON "patent_record" USING btree ("status","publication_number");--> statement-breakpoint
CREATE INDEX "patent_record_title" ON "patent_record" USING gin ("title_grams");--> statement-breakpoint
-- A result names the version of the parameters that it was made with, so that a version is written once.
CREATE TRIGGER patent_valuation_parameter_append_only BEFORE UPDATE OR DELETE ON patent_valuation_parameter FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER patent_valuation_parameter_no_truncate BEFORE TRUNCATE ON patent_valuation_parameter EXECUTE FUNCTION refuse_change();
