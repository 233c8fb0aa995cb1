CREATE TABLE "patent_supplement_end" (
	"supplement_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"changes" jsonb NOT NULL,
	"remark" text,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patent_supplement_end_outcome" CHECK ("patent_supplement_end"."outcome" in ('answered', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "patent_supplement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patent_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"items" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patent_application" ADD COLUMN "supplement_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_application" ADD COLUMN "supplement_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patent_supplement_end" ADD CONSTRAINT "patent_supplement_end_supplement_id_patent_supplement_id_fk" FOREIGN KEY ("supplement_id") REFERENCES "public"."patent_supplement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patent_supplement" ADD CONSTRAINT "patent_supplement_patent_id_patent_application_id_fk" FOREIGN KEY ("patent_id") REFERENCES "public"."patent_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "patent_supplement_round" ON "patent_supplement" USING btree ("patent_id","round");--> statement-breakpoint
DO $$
DECLARE
  history text;
BEGIN
  FOREACH history IN ARRAY ARRAY['patent_supplement', 'patent_supplement_end'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      history || '_append_only', history);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()',
      history || '_no_truncate', history);
  END LOOP;
END
$$;
