CREATE TABLE "patent_record" (
	"publication_number" text PRIMARY KEY NOT NULL,
	"application_number" text,
	"facts" jsonb NOT NULL,
	"provenance" jsonb NOT NULL,
	"may_show" boolean NOT NULL,
	"is_demonstration" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patent_record_number" CHECK ("patent_record"."publication_number" ~ '^CN[0-9]{7,9}[ABCUY]$')
);
--> statement-breakpoint
CREATE INDEX "patent_record_application" ON "patent_record" USING btree ("application_number") WHERE "patent_record"."application_number" is not null;