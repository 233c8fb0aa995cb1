CREATE TABLE "evidence_subsidy_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evidence_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"form" text NOT NULL,
	"pages" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_subsidy_paper_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_subsidy_template_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"state_before" jsonb,
	"state_after" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_subsidy_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"year" text NOT NULL,
	"title" text NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"note" text NOT NULL,
	"items" jsonb NOT NULL,
	"hidden" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"met_on" date,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "evidence_ticket" ADD COLUMN "pack" jsonb;--> statement-breakpoint
ALTER TABLE "evidence_subsidy_paper" ADD CONSTRAINT "evidence_subsidy_paper_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_subsidy_template_change" ADD CONSTRAINT "evidence_subsidy_template_change_template_id_evidence_subsidy_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."evidence_subsidy_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_subsidy_paper_evidence" ON "evidence_subsidy_paper" USING btree ("evidence_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_subsidy_template_change_template" ON "evidence_subsidy_template_change" USING btree ("template_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_subsidy_template_newest" ON "evidence_subsidy_template" USING btree ("updated_at") WHERE "evidence_subsidy_template"."removed_at" is null;
--> statement-breakpoint
CREATE TRIGGER evidence_subsidy_template_change_append_only BEFORE UPDATE OR DELETE ON evidence_subsidy_template_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_subsidy_template_change_no_truncate BEFORE TRUNCATE ON evidence_subsidy_template_change EXECUTE FUNCTION refuse_change();
