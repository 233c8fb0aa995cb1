CREATE TABLE "filing_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sheet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"survey" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"facts_sealed" text NOT NULL,
	"taken_version" integer,
	"taken_at" timestamp (3) with time zone,
	"recordation_number" text,
	"effective_from" date,
	"expires_on" date,
	"next_reminder_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "filing_sheet_recordal" CHECK (("filing_sheet"."recordation_number" is null) = ("filing_sheet"."expires_on" is null) and ("filing_sheet"."recordation_number" is null) = ("filing_sheet"."effective_from" is null)),
	CONSTRAINT "filing_sheet_term" CHECK ("filing_sheet"."expires_on" <= "filing_sheet"."effective_from" + interval '10 years')
);
--> statement-breakpoint
ALTER TABLE "filing_paper" ADD CONSTRAINT "filing_paper_sheet_id_filing_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."filing_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_paper_sheet" ON "filing_paper" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "filing_paper_file" ON "filing_paper" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "filing_sheet_owner" ON "filing_sheet" USING btree ("owner_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filing_sheet_reminder" ON "filing_sheet" USING btree ("next_reminder_on") WHERE "filing_sheet"."next_reminder_on" is not null;