CREATE TABLE "trademark_designation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"answered_on" date,
	"file_id" uuid,
	CONSTRAINT "trademark_designation_member" UNIQUE("application_id","code")
);
--> statement-breakpoint
CREATE TABLE "trademark_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"version" integer NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trademark_remark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"class_id" smallint,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trademark_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"step" smallint,
	"state_before" smallint,
	"state_after" smallint NOT NULL,
	"performer" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"paper_on" date,
	"paper_number" text,
	"delivery" text,
	"country" text,
	"result" text,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trademark_step_version" UNIQUE("application_id","version")
);
--> statement-breakpoint
CREATE TABLE "trademark_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_state" smallint NOT NULL,
	"mark_type" smallint NOT NULL,
	"mark_name" text NOT NULL,
	"description" text NOT NULL,
	"picture_type" smallint NOT NULL,
	"nations" text NOT NULL,
	"goods" jsonb NOT NULL,
	"classes" smallint[] NOT NULL,
	"item_count" integer NOT NULL,
	"edition" text NOT NULL,
	"contacts_sealed" text NOT NULL,
	"applicant_sealed" text,
	"basic" jsonb,
	"findings" jsonb NOT NULL,
	"searched" jsonb NOT NULL,
	"order_number" text,
	"paid_at" timestamp (3) with time zone,
	"extra" jsonb,
	"extra_order_number" text,
	"provider_id" uuid,
	"provider_name" text,
	"provider_licence_number" text,
	"accepted_at" timestamp (3) with time zone,
	"is_corrected" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"last_paper_on" date,
	"application_number" text,
	"registration_number" text,
	"registered_from" date,
	"registered_to" date,
	"international_number" text,
	"international_on" date,
	"next_due_at" timestamp (3) with time zone,
	"end_reason" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_grams" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "trademark_application_business_number_unique" UNIQUE("business_number"),
	CONSTRAINT "trademark_application_file_state" CHECK ("trademark_application"."file_state" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 22, 99)),
	CONSTRAINT "trademark_application_kind" CHECK ("trademark_application"."kind" in ('sbzc', 'gjsbzc')),
	CONSTRAINT "trademark_application_held" CHECK (("trademark_application"."provider_id" is null) = ("trademark_application"."provider_name" is null))
);
--> statement-breakpoint
CREATE TABLE "trademark_help_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"contact_name_sealed" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"question_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"call_by" timestamp (3) with time zone NOT NULL,
	"called_at" timestamp (3) with time zone,
	"called_by" uuid,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "trademark_designation" ADD CONSTRAINT "trademark_designation_application_id_trademark_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."trademark_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trademark_file" ADD CONSTRAINT "trademark_file_application_id_trademark_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."trademark_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trademark_remark" ADD CONSTRAINT "trademark_remark_application_id_trademark_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."trademark_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trademark_step" ADD CONSTRAINT "trademark_step_application_id_trademark_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."trademark_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trademark_file_application" ON "trademark_file" USING btree ("application_id","version");--> statement-breakpoint
CREATE INDEX "trademark_remark_application" ON "trademark_remark" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "trademark_application_owner" ON "trademark_application" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trademark_application_newest" ON "trademark_application" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trademark_application_state" ON "trademark_application" USING btree ("file_state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trademark_application_provider" ON "trademark_application" USING btree ("provider_id","next_due_at","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "trademark_application"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "trademark_application_open" ON "trademark_application" USING btree ("next_due_at","created_at","id") WHERE "trademark_application"."file_state" = 1 and "trademark_application"."provider_id" is null;--> statement-breakpoint
CREATE INDEX "trademark_application_basic" ON "trademark_application" USING btree (("basic" ->> 'businessSn')) WHERE "trademark_application"."basic" is not null;--> statement-breakpoint
CREATE INDEX "trademark_application_search" ON "trademark_application" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "trademark_help_call_newest" ON "trademark_help_call" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trademark_help_call_owner" ON "trademark_help_call" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trademark_help_call_waiting" ON "trademark_help_call" USING btree ("call_by") WHERE "trademark_help_call"."called_at" is null;--> statement-breakpoint
-- What happened to an application, which files stood where, and what was noted is written once.
DO $$
DECLARE
  history text;
BEGIN
  FOREACH history IN ARRAY ARRAY['trademark_step', 'trademark_file', 'trademark_remark'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      history || '_append_only', history);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()',
      history || '_no_truncate', history);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER trademark_application_search BEFORE INSERT OR UPDATE OF business_number, mark_name ON trademark_application
  FOR EACH ROW EXECUTE FUNCTION keep_search_grams('business_number', 'mark_name');
