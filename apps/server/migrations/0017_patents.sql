CREATE TABLE "patent_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"position" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patent_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"state_before" smallint,
	"state_after" smallint NOT NULL,
	"actor_id" uuid,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patent_step_version" UNIQUE("patent_id","version")
);
--> statement-breakpoint
CREATE TABLE "patent_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" smallint NOT NULL,
	"patent_type" text NOT NULL,
	"nations" text NOT NULL,
	"company_name" text NOT NULL,
	"patent_name" text NOT NULL,
	"special_request" text NOT NULL,
	"special_meaning" text,
	"contact_name" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"first_filing_on" date,
	"first_filing_number" text,
	"order_number" text,
	"paid_at" timestamp (3) with time zone,
	"next_due_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	"accepted_at" timestamp (3) with time zone,
	"acceptance_remark" text,
	"agency_name" text,
	"agency_licence_number" text,
	"application_number" text,
	"filing_on" date,
	"result" text,
	"close_reason" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "patent_application_business_number_unique" UNIQUE("business_number"),
	CONSTRAINT "patent_application_state" CHECK ("patent_application"."state" in (1, 2, 3, 4)),
	CONSTRAINT "patent_application_meaning" CHECK (("patent_application"."special_meaning" is null) = ("patent_application"."special_request" <> '保密请求'))
);
--> statement-breakpoint
ALTER TABLE "patent_file" ADD CONSTRAINT "patent_file_patent_id_patent_application_id_fk" FOREIGN KEY ("patent_id") REFERENCES "public"."patent_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patent_step" ADD CONSTRAINT "patent_step_patent_id_patent_application_id_fk" FOREIGN KEY ("patent_id") REFERENCES "public"."patent_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patent_file_patent" ON "patent_file" USING btree ("patent_id","created_at","position");--> statement-breakpoint
CREATE INDEX "patent_application_owner" ON "patent_application" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "patent_application_newest" ON "patent_application" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "patent_application_state" ON "patent_application" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "patent_application_assignee" ON "patent_application" USING btree ("assignee_id") WHERE "patent_application"."assignee_id" is not null;--> statement-breakpoint
DO $$
DECLARE
  history text;
BEGIN
  FOREACH history IN ARRAY ARRAY['patent_file', 'patent_step'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      history || '_append_only', history);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()',
      history || '_no_truncate', history);
  END LOOP;
END
$$;
